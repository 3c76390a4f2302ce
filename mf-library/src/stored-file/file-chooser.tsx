import { acceptOf, type AcceptedFiles } from '@fieldspan/domain/accepted-files';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { useRef } from 'react';

type FileChooserProps = { label: string; accept: AcceptedFiles; onChoose: (file: File) => void };

export function FileChooser({ label, accept, onChoose }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button icon={<IconUpload aria-hidden="true" />} onClick={() => input.current?.click()}>
        {t('Choose file')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptOf(accept)}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          target.value = '';
        }}
      />
    </div>
  );
}
