import { instantText } from '@fieldspan/domain/day-text';
import type { GpsPoint } from '@fieldspan/domain/form/point';
import { t } from '@fieldspan/ui/i18n';
import styles from './static-answer.module.css';

/** How a position was found, so that a reader can judge it. */
export function AccuracyText({ point: { accuracy, at } }: { point: GpsPoint }) {
  if (accuracy === null || at === null) return <span className={styles.none}>{t('Typed by hand')}</span>;
  return (
    <span className={styles.none}>
      {t('Read by the device, within {{metres}} m, {{moment}}', { metres: accuracy, moment: instantText(at) })}
    </span>
  );
}
