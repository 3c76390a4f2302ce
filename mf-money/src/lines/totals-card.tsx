import { amountOf } from '@fieldspan/domain/money/decimal';
import type { DocumentTotals } from '@fieldspan/domain/money/document-totals';
import { moneyText } from '@fieldspan/domain/money-text';
import { t } from '@fieldspan/ui/i18n';
import styles from './totals-card.module.css';

/** What a document comes to, tax by tax. */
export function TotalsCard({ totals: { subtotal, taxes, total } }: { totals: DocumentTotals }) {
  return (
    <dl className={styles.totals} aria-label={t('Totals')}>
      <Line term={t('Subtotal')} cents={subtotal} />
      {taxes.map(({ name, rate, tax }) => (
        <Line key={name} term={t('{{tax}} {{rate}} %', { tax: name, rate })} cents={tax} />
      ))}
      <div className={styles.total}>
        <dt>{t('Total')}</dt>
        <dd>
          <output>{moneyText(amountOf(total))}</output>
        </dd>
      </div>
    </dl>
  );
}

function Line({ term, cents }: { term: string; cents: bigint }) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>{moneyText(amountOf(cents))}</dd>
    </div>
  );
}
