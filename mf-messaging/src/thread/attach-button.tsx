import { DOCUMENT_EXTENSIONS } from '@fieldspan/domain/file-kind';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconPaperclip } from '@fieldspan/ui/icons';
import { useRef } from 'react';

const ACCEPT = ['image/*', '.heic', ...DOCUMENT_EXTENSIONS.map((ending) => `.${ending}`)].join(',');

export function AttachButton({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={ACCEPT}
        aria-label={t('File to attach')}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) onChoose(file);
        }}
      />
      <IconButton
        label={t('Attach a photo or file')}
        icon={<IconPaperclip aria-hidden="true" />}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
