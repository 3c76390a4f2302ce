import { alertError } from '@fieldspan/api/alerts';
import { Button } from '@fieldspan/ui/button';
import { IconCamera } from '@fieldspan/ui/icons';
import { useRef } from 'react';
import { sendPhoto } from './send-report.ts';
import type { OfCall } from './send-report.ts';

type PhotoButtonProps = { of: OfCall; moment: 'before' | 'after'; label: string };

/** A phone opens its camera; the photo stands on the device before it is sent. */
export function PhotoButton({ of, moment, label }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="l" icon={<IconCamera aria-hidden="true" />} onClick={() => input.current?.click()}>
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
          for (const file of files) sendPhoto(of, file, moment).catch(alertError);
        }}
      />
    </>
  );
}
