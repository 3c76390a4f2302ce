import { DOCUMENT_EXTENSIONS } from '@fieldspan/domain/file-kind';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconCamera, IconPaperclip } from '@fieldspan/ui/icons';
import { useRef } from 'react';
import type { ChangeEvent } from 'react';

const ACCEPT = ['image/*', '.heic', ...DOCUMENT_EXTENSIONS.map((ending) => `.${ending}`)].join(',');

type AttachButtonsProps = { onChoose: (files: readonly File[]) => void };

/** Takes a photo with the device's camera, or chooses one or more files. */
export function AttachButtons({ onChoose }: AttachButtonsProps) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])];
    event.target.value = '';
    if (chosen.length > 0) onChoose(chosen);
  };
  return (
    <>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={t('Photo to attach')}
        onChange={handleChange}
      />
      <IconButton
        label={t('Take a photo')}
        icon={<IconCamera aria-hidden="true" />}
        onClick={() => camera.current?.click()}
      />
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        aria-label={t('File to attach')}
        onChange={handleChange}
      />
      <IconButton
        label={t('Attach a photo or file')}
        icon={<IconPaperclip aria-hidden="true" />}
        onClick={() => files.current?.click()}
      />
    </>
  );
}
