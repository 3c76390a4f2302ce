import { amountOf } from '@fieldspan/domain/money/decimal';
import type { EstimateTotals } from '@fieldspan/domain/money/estimate';
import { moneyText } from '@fieldspan/domain/money-text';
import { t } from '@fieldspan/ui/i18n';
import type { ReactNode } from 'react';
import styles from './estimate.module.css';

type EstimateSumsProps = { totals: EstimateTotals; children?: ReactNode };

/** What the work costs, what it sells for, and what is left of that. */
export function EstimateSums({ totals: { cost, price, overhead, total }, children }: EstimateSumsProps) {
  const margin = total - cost;
  const share = total === 0n ? '' : ` (${String(Math.round(Number((margin * 1000n) / total)) / 10)} %)`;
  const rows = [
    { term: t('Cost'), text: moneyText(amountOf(cost)) },
    { term: t('Price'), text: moneyText(amountOf(price)) },
    { term: t('Overhead'), text: moneyText(amountOf(overhead)) },
    { term: t('Margin'), text: `${moneyText(amountOf(margin))}${share}` },
  ];
  return (
    <div className={styles.sums}>
      <dl className={styles.rows} aria-label={t('Totals')}>
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{t('Total')}</dt>
          <dd>
            <output>{moneyText(amountOf(total))}</output>
          </dd>
        </div>
      </dl>
      {children}
    </div>
  );
}
