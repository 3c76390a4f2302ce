import { t } from '@fieldspan/ui/i18n';
import { useUploads } from './upload-queue.ts';
import type { UploadPlace } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import styles from './upload-rows.module.css';

/** The running uploads. */
export function UploadRows({ place }: { place: UploadPlace }) {
  const items = useUploads(place);
  if (items.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('Uploads')}>
      {items.map((item) => (
        <UploadRow key={item.id} item={item} />
      ))}
    </ul>
  );
}
