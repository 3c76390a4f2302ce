import { useRef } from 'react';
import { Button } from './button.tsx';
import { IconCamera } from './icons.ts';

type CameraButtonProps = {
  label: string;
  size?: 'l';
  /** The photos that were taken or chosen together. */
  onPhotos: (photos: readonly File[]) => void;
};

/** A phone opens its camera; elsewhere pictures are chosen. */
export function CameraButton({ label, size, onPhotos }: CameraButtonProps) {
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
          onPhotos([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </>
  );
}
