import { useRef } from 'react';
import { Button } from './button.tsx';
import { IconCamera } from './icons.ts';

type CameraButtonProps = {
  label: string;
  size?: 'l';
  /** Each photo that was taken or chosen. */
  onPhoto: (file: File) => void;
};

/** A phone opens its camera; elsewhere pictures are chosen. */
export function CameraButton({ label, size, onPhoto }: CameraButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...(size && { size })} icon={<IconCamera aria-hidden="true" />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic"
        capture="environment"
        multiple
        hidden
        aria-label={label}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          for (const file of files) onPhoto(file);
        }}
      />
    </>
  );
}
