import { t } from '@fieldspan/ui/i18n';
import styles from './costing.module.css';

/** What the bars are made of. */
export function CostLegend() {
  const parts = [
    { part: 'actual', name: t('Actual') },
    { part: 'committed', name: t('Committed') },
    { part: 'to-go', name: t('To go') },
    { part: 'over', name: t('Over budget') },
    { part: 'budget', name: t('Budget') },
  ];
  return (
    <ul className={styles.legend}>
      {parts.map(({ part, name }) => (
        <li key={part}>
          <span className={styles.swatch} data-part={part} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
