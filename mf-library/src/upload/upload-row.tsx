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
  const { id, name, bytes, state, errors, isRefused, isKept } = item;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{name}</span>
      <span className={styles.size}>{bytes !== null && fileSize(bytes)}</span>
      <div className={styles.state}>
        <UploadProgress item={item} />
      </div>
      {(state === 'failed' || state === 'waiting') && (
        <div className={styles.actions}>
          {state === 'failed' && !isRefused && (
            <Button size="s" onClick={() => retryUpload(id)}>
              {t('Try again')}
            </Button>
          )}
          <IconButton label={t('Remove {{name}}', { name })} icon={<IconX />} onClick={() => dropUpload(id)} />
        </div>
      )}
      {!isKept && <p className={styles.error}>{t('Not kept when this page is closed.')}</p>}
      {errors.length > 0 && (
        <p className={styles.error} role="alert">
          {errors.join(' ')}
        </p>
      )}
    </li>
  );
}

function UploadProgress({ item: { name, state, share } }: { item: UploadItem }) {
  switch (state) {
    case 'waiting':
      return t('Waiting to be sent');
    case 'uploading':
      return <Progress value={share} label={t('Uploading {{name}}', { name })} />;
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
