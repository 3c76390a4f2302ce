import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconButton } from '@fieldspan/ui/icon-button';
import { IconX } from '@fieldspan/ui/icons';
import { UploadState } from '../upload-state.tsx';
import type { PictureUpload } from './picture-upload.ts';
import styles from './picture-upload-row.module.css';

type PictureUploadRowProps = { upload: PictureUpload; onRetry: () => void; onDrop: () => void };

/** How it stands with one picture that is on its way. */
export function PictureUploadRow({ upload, onRetry, onDrop }: PictureUploadRowProps) {
  const { file, state, share, errors, isRefused } = upload;
  return (
    <li className={styles.row}>
      <span className={styles.name}>{file.name}</span>
      <UploadState name={file.name} state={state} share={share} errors={errors} />
      {state === 'failed' && (
        <span className={styles.actions}>
          {!isRefused && (
            <Button size="s" onClick={onRetry}>
              {t('Try again')}
            </Button>
          )}
          <IconButton label={t('Remove {{name}}', { name: file.name })} icon={<IconX />} onClick={onDrop} />
        </span>
      )}
    </li>
  );
}
