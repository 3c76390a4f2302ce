import { useWaitingPicture } from '@fieldspan/api/outbox/use-waiting-picture';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconX } from '@fieldspan/ui/icons';
import { UploadState } from '../upload-state.tsx';
import type { PictureUpload } from './picture-upload.ts';
import styles from './picture-upload-row.module.css';

type PictureUploadRowProps = { upload: PictureUpload; onRetry: () => void; onDrop: () => void };

/** The upload state of one picture, which is shown from the device. */
export function PictureUploadRow({ upload, onRetry, onDrop }: PictureUploadRowProps) {
  const { key, name, state, share, errors, isRefused, isKept } = upload;
  const source = useWaitingPicture(key);
  return (
    <li className={styles.row}>
      {source !== null && <img className={styles.picture} src={source} alt={name} />}
      <span className={styles.name}>{name}</span>
      <UploadState name={name} state={state} share={share} errors={errors} />
      {!isKept && <p className={styles.note}>{t('Not kept when this page is closed.')}</p>}
      {state !== 'complete' && (
        <span className={styles.actions}>
          {state === 'failed' && !isRefused && (
            <Button size="s" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )}
          {state !== 'uploading' && (
            <IconButton label={t('Remove {{name}}', { name })} icon={<IconX />} onClick={onDrop} />
          )}
        </span>
      )}
    </li>
  );
}
