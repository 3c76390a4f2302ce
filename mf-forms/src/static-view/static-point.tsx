import { FRAME_ORIGINS } from '@fieldspan/contract/frame-origins';
import { pointIn, pointText } from '@fieldspan/domain/form/point';
import type { Answer } from '@fieldspan/domain/form/form-types';
import { t } from '@fieldspan/ui/i18n';
import { AccuracyText } from './accuracy-text.tsx';
import { NewTab } from './new-tab.tsx';
import styles from './static-answer.module.css';

/** A position with a way to look at it, and how it was found. */
export function StaticPoint({ answer }: { answer: Answer }) {
  const point = pointIn(answer);
  if (point === null) return <span className={styles.none}>{t('Not answered')}</span>;
  const query = new URLSearchParams({ api: '1', query: `${point.lat},${point.long}` });
  return (
    <span className={styles.facility}>
      <NewTab className={styles.place} to={`${FRAME_ORIGINS.maps}/maps/search/?${query.toString()}`}>
        {pointText(point)}
      </NewTab>
      <AccuracyText point={point} />
    </span>
  );
}
