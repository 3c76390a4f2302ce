import { t } from '@fieldspan/ui/i18n';
import { PictureUploadRow } from './picture-upload-row.tsx';
import styles from './picture-uploads.module.css';
import type { Uploads } from './use-picture-uploads.ts';

/** The pictures of a field that are not stored yet. */
export function PictureUploads({ uploads: { uploads, retry, drop } }: { uploads: Uploads }) {
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.uploads} aria-label={t('Uploads')}>
      {uploads.map((upload) => (
        <PictureUploadRow
          key={upload.key}
          upload={upload}
          onRetry={() => retry(upload)}
          onDrop={() => drop(upload.key)}
        />
      ))}
    </ul>
  );
}
