import { t } from './i18n.ts';
import styles from './skeleton-rows.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Placeholder rows for a loading list. They appear after 150 ms, so that a quick answer causes no flicker. */
export function SkeletonRows({ count = 5 }: { count?: number }) {
  return (
    <output className={styles.rows} aria-busy="true">
      <VisuallyHidden>{t('Loading…')}</VisuallyHidden>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={styles.row} aria-hidden="true">
          <span className={styles.line} data-long="" />
          <span className={styles.line} />
        </span>
      ))}
    </output>
  );
}
