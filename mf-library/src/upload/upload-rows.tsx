import { plural, t } from '@fieldspan/ui/i18n';
import { useUploads } from './upload-queue.ts';
import type { UploadPlace } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import styles from './upload-rows.module.css';

/** What is under way or has failed is shown first, and no more than a person looks through. */
const SHOWN = 30;
const ORDER = { failed: 0, uploading: 1, complete: 2, waiting: 3 } as const;

/** The running uploads. */
export function UploadRows({ place }: { place: UploadPlace }) {
  const items = useUploads(place).toSorted((a, b) => ORDER[a.state] - ORDER[b.state]);
  if (items.length === 0) return null;
  const more = items.length - SHOWN;
  return (
    <>
      <ul className={styles.rows} aria-label={t('Uploads')}>
        {items.slice(0, SHOWN).map((item) => (
          <UploadRow key={item.id} item={item} />
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.more}>
          {plural(more, { one: 'and {{count}} more that waits', other: 'and {{count}} more that wait' })}
        </p>
      )}
    </>
  );
}
