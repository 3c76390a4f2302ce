import type { AgedAmounts, Ageing } from '@fieldspan/contract/ageing-calls';
import { AGES } from '@fieldspan/domain/money/ageing';
import type { Age } from '@fieldspan/domain/money/ageing';
import { moneyText } from '@fieldspan/domain/money-text';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { AGE_NAMES } from '../documents/ages.ts';
import styles from './ageing.module.css';

const WIDTH = 1000;
const MOST = 8;

/** Open invoices by age: of all, and of the customers who owe most. The table says the same in figures. */
export function AgeingPicture({ ageing: { rows, sums } }: { ageing: Ageing }) {
  const owing = rows.toSorted((a, b) => b.open - a.open).slice(0, MOST);
  const greatest = owing[0]?.open ?? 0;
  return (
    <Card title={t('Open invoices by age')} className={styles.picture ?? ''}>
      <figure className={styles.figure}>
        <Bar of={sums} whole={sums.open} label={ageText(sums)} />
        <ul className={styles.legend}>
          {AGES.map((age) => (
            <li key={age}>
              <span className={styles.swatch} data-age={age} aria-hidden="true" />
              {translated(AGE_NAMES[age])}
              <span className={styles.amount}>{moneyText(sums[age])}</span>
              <span className={styles.share}>{shareText(sums[age], sums.open)}</span>
            </li>
          ))}
        </ul>
        {owing.length > 1 && (
          <ol className={styles.customers}>
            {owing.map((row) => (
              <li key={row.customer_id ?? 0}>
                <span className={styles.name}>{row.name ?? t('No customer named')}</span>
                <span className={styles.amount}>{moneyText(row.open)}</span>
                <Bar of={row} whole={greatest} label={ageText(row)} />
              </li>
            ))}
          </ol>
        )}
      </figure>
    </Card>
  );
}

type BarProps = { of: AgedAmounts; whole: number; label: string };

/** Parts one after the other; `whole` is as wide as the picture. */
function partsOf(of: AgedAmounts, whole: number): { age: Age; at: number; width: number }[] {
  const widths = AGES.map((age) => (whole === 0 ? 0 : (of[age] / whole) * WIDTH));
  return AGES.map((age, index) => ({
    age,
    at: widths.slice(0, index).reduce((sum, width) => sum + width, 0),
    width: widths[index] ?? 0,
  }));
}

function Bar({ of, whole, label }: BarProps) {
  return (
    <svg className={styles.bar} viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" role="img" aria-label={label}>
      {partsOf(of, whole)
        .filter(({ width }) => width > 0)
        .map(({ age, at, width }) => (
          <rect key={age} data-age={age} x={at} y={0} width={width} height={10} />
        ))}
    </svg>
  );
}

const ageText = (of: AgedAmounts): string =>
  AGES.filter((age) => of[age] !== 0)
    .map((age) => `${translated(AGE_NAMES[age])}: ${moneyText(of[age])}`)
    .join(', ');

const shareText = (part: number, whole: number): string =>
  t('{{percent}} %', { percent: whole === 0 ? 0 : Math.round((part / whole) * 100) });
