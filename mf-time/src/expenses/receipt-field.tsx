import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconPhoto, IconTrash } from '@fieldspan/ui/icons';
import { useEffect, useMemo, useRef } from 'react';
import styles from './new-expense.module.css';

type ReceiptFieldProps = { file: File | null; onChange: (file: File | null) => void };

/** The receipt: a phone opens its camera at once, other devices choose a file. */
export function ReceiptField({ file, onChange }: ReceiptFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const preview = useMemo(() => (file?.type.startsWith('image/') ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);
  return (
    <Card title={t('Receipt')} icon={<IconPhoto aria-hidden="true" />}>
      <div className={styles.receipt}>
        {preview && <img className={styles.preview} src={preview} alt={t('The chosen receipt')} />}
        {file && !preview && <p>{file.name}</p>}
        <div className={styles.choose}>
          <Button
            variant={file ? 'default' : 'primary'}
            size="l"
            icon={<IconPhoto aria-hidden="true" />}
            onClick={() => input.current?.click()}
          >
            {file ? t('Take another one') : t('Photograph the receipt')}
          </Button>
          {file && (
            <Button variant="quiet" icon={<IconTrash aria-hidden="true" />} onClick={() => onChange(null)}>
              {t('Leave it out')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/*,.heic,.pdf"
          capture="environment"
          hidden
          aria-label={t('Receipt')}
          onChange={(event) => {
            onChange(event.target.files?.[0] ?? null);
            event.target.value = '';
          }}
        />
      </div>
    </Card>
  );
}
