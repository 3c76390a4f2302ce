import { moneyText } from '@fieldspan/domain/money-text';
import { t } from '@fieldspan/ui/i18n';
import styles from './estimate.module.css';

/** The total of the lines. */
export function EstimateTotal({ of: total }: { of: number }) {
  return (
    <span className={styles.total}>
      <span>{t('Total')}</span>
      <output>{moneyText(total)}</output>
    </span>
  );
}
