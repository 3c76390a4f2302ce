import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconUpload } from '@fieldspan/ui/icons';
import { useRef } from 'react';
import styles from './import-dialog.module.css';

type ImportFileProps = { name: string | null; isBusy: boolean; onFile: (file: File) => void };

const ACCEPT = '.csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Chooses the list. */
export function ImportFile({ name, isBusy, onFile }: ImportFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.file}>
      <Button icon={<IconUpload aria-hidden="true" />} busy={isBusy} onClick={() => input.current?.click()}>
        {name === null ? t('Choose a list') : t('Choose another list')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={t('List')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          // The same file, corrected meanwhile, can be chosen again.
          event.target.value = '';
        }}
      />
      {name !== null && <span>{name}</span>}
    </div>
  );
}
