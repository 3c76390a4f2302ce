import { fileSize } from '@fieldspan/domain/file-kind';
import { Button } from '@fieldspan/ui/button';
import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconCircleCheck, IconX } from '@fieldspan/ui/icons';
import { Progress } from '@fieldspan/ui/progress';
import type { UploadItem } from './upload-item.ts';
import { dropUpload, retryUpload } from './upload-queue.ts';
import styles from './upload-row.module.css';

export function UploadRow({ item }: { item: UploadItem }) {
  const { id, file, state, errors, isRefused } = item;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{fileSize(file.size)}</span>
      <div className={styles.state}>
        <UploadProgress item={item} />
      </div>
      {state === 'failed' && (
        <div className={styles.actions}>
          {!isRefused && (
            <Button size="s" onClick={() => retryUpload(id)}>
              {t('Try again')}
            </Button>
          )}
          <IconButton
            label={t('Remove {{name}}', { name: file.name })}
            icon={<IconX />}
            onClick={() => dropUpload(id)}
          />
        </div>
      )}
      {errors.length > 0 && (
        <p className={styles.error} role="alert">
          {errors.join(' ')}
        </p>
      )}
    </li>
  );
}

function UploadProgress({ item: { file, state, share } }: { item: UploadItem }) {
  switch (state) {
    case 'waiting':
      return t('Waiting');
    case 'uploading':
      return <Progress value={share} label={t('Uploading {{name}}', { name: file.name })} />;
    case 'complete':
      return (
        <output className={styles.complete}>
          <IconCircleCheck aria-hidden="true" />
          {t('Upload Complete')}
        </output>
      );
    case 'failed':
    default:
      return null;
  }
}
