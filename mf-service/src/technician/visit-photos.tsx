import { t } from '@fieldspan/ui/i18n';
import { PhotoPair } from '../photo-pair.tsx';
import { PhotoButton } from './photo-button.tsx';
import type { OfCall } from './send-report.ts';
import styles from './visit.module.css';
import type { Waiting } from './waiting-reports.ts';

type VisitPhotosProps = { waiting: Waiting['photos']; of: OfCall };

/** Photos of before and after the work, side by side, with those that are only on this device. */
export function VisitPhotos({ waiting, of }: VisitPhotosProps) {
  return (
    <section className={styles.part} aria-label={t('Photos')}>
      <h2 className={styles.heading}>{t('Photos')}</h2>
      <PhotoPair visitId={of.visitId} waiting={waiting} />
      <div className={styles.pair}>
        <PhotoButton of={of} moment="before" label={t('Photo before')} />
        <PhotoButton of={of} moment="after" label={t('Photo after')} />
      </div>
    </section>
  );
}
