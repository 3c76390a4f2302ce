import type { ServiceVisit } from '@fieldspan/api/queries/visits';
import { t } from '@fieldspan/ui/i18n';
import { PhotoButton } from './photo-button.tsx';
import type { OfCall } from './send-report.ts';
import styles from './visit.module.css';

type VisitPhotosProps = { visit: ServiceVisit; waiting: number; of: OfCall };

/** Photos of before and after the work. */
export function VisitPhotos({ visit, waiting, of }: VisitPhotosProps) {
  const count = (moment: 'before' | 'after') => visit.ServiceFile.filter((file) => file.moment === moment).length;
  return (
    <section className={styles.part} aria-label={t('Photos')}>
      <h2 className={styles.heading}>{t('Photos')}</h2>
      <p className={styles.said}>
        {t('{{before}} before, {{after}} after', { before: count('before'), after: count('after') })}
        {waiting > 0 && ` · ${t('{{count}} kept on this device', { count: waiting })}`}
      </p>
      <div className={styles.pair}>
        <PhotoButton of={of} moment="before" label={t('Photo before')} />
        <PhotoButton of={of} moment="after" label={t('Photo after')} />
      </div>
    </section>
  );
}
