import type { TaxReport } from '@fieldspan/contract/ageing-calls';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import styles from './taxes.module.css';

const WIDTH = 1000;
const MOST = 12;

type Bar = { period: string; collected: number; paid: number; owed: number };

/** What was collected and what is claimed back, period by period; the table says the same in figures. */
export function TaxPicture({ report: { rows } }: { report: TaxReport }) {
  const bars = [...Map.groupBy(rows, ({ period }) => period)].slice(-MOST).map(([period, ofPeriod]): Bar => ({
    period,
    collected: sumOf(ofPeriod, 'collected'),
    paid: sumOf(ofPeriod, 'paid'),
    owed: sumOf(ofPeriod, 'owed'),
  }));
  const greatest = Math.max(0, ...bars.flatMap(({ collected, paid }) => [collected, paid]));
  return (
    <Card title={t('Collected and claimed back')}>
      <figure className={styles.figure}>
        <ul className={styles.legend}>
          <li>
            <span className={styles.swatch} data-part="collected" aria-hidden="true" />
            {t('Tax on sales')}
          </li>
          <li>
            <span className={styles.swatch} data-part="paid" aria-hidden="true" />
            {t('Tax on purchases')}
          </li>
        </ul>
        <ol className={styles.periods}>
          {bars.map((bar) => (
            <li key={bar.period}>
              <span>{bar.period}</span>
              <span className={styles.amount}>{t('{{amount}} to pay', { amount: moneyText(bar.owed) })}</span>
              <Bars bar={bar} greatest={greatest} />
            </li>
          ))}
        </ol>
      </figure>
    </Card>
  );
}

const sumOf = (rows: readonly Bar[], field: 'collected' | 'paid' | 'owed'): number =>
  rows.reduce((cents, row) => cents + Math.round(row[field] * 100), 0) / 100;

function Bars({ bar: { period, collected, paid }, greatest }: { bar: Bar; greatest: number }) {
  const width = (amount: number) => (greatest === 0 ? 0 : (Math.max(0, amount) / greatest) * WIDTH);
  const label = t('{{period}}: {{collected}} on sales, {{paid}} on purchases', {
    period,
    collected: moneyText(collected),
    paid: moneyText(paid),
  });
  return (
    <svg className={styles.bar} viewBox={`0 0 ${WIDTH} 22`} preserveAspectRatio="none" role="img" aria-label={label}>
      <rect data-part="collected" y={0} width={width(collected)} height={10} />
      <rect data-part="paid" y={12} width={width(paid)} height={10} />
    </svg>
  );
}
