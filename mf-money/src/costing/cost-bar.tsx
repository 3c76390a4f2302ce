import type { CostFigures } from '@fieldspan/contract/cost-calls';
import { moneyText } from '@fieldspan/domain/money-text';
import { t } from '@fieldspan/ui/i18n';
import { useId } from 'react';
import styles from './costing.module.css';

type Part = { name: 'actual' | 'committed' | 'to-go'; amount: number };

/** Where the parts of a forecast begin and end, in percent of the longer one of forecast and budget. */
function placed(parts: readonly Part[], whole: number) {
  const share = (amount: number) => Math.max(0, (amount / whole) * 100);
  return parts.map(({ name, amount }, at) => ({
    name,
    x: share(parts.slice(0, at).reduce((sum, part) => sum + Math.max(0, part.amount), 0)),
    width: share(amount),
  }));
}

/** The forecast of a row in its parts, beside the budget; what is over the budget is red. */
export function CostBar({ row }: { row: CostFigures }) {
  const hatch = useId();
  const { budget, actual, accrued, committed, to_go: toGo, forecast } = row;
  const ordered = accrued + committed;
  const whole = Math.max(budget, forecast);
  if (budget <= 0 || whole <= 0) return <span className={styles.none}>{t('not in the budget')}</span>;
  const parts = placed(
    [
      { name: 'actual', amount: actual },
      { name: 'committed', amount: ordered },
      { name: 'to-go', amount: toGo },
    ],
    whole,
  );
  const limit = (budget / whole) * 100;
  return (
    <svg className={styles.bar} role="img" aria-label={barText(row, ordered)}>
      <defs>
        <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className={styles.hatch} width="2" height="5" />
        </pattern>
      </defs>
      {parts.map(({ name, x, width }) => (
        <rect
          key={name}
          data-part={name}
          x={`${x}%`}
          y="3"
          width={`${width}%`}
          height="8"
          {...(name === 'committed' && { fill: `url(#${hatch})` })}
        />
      ))}
      {forecast > budget && <rect data-part="over" x={`${limit}%`} y="3" width={`${100 - limit}%`} height="8" />}
      <line data-part="budget" x1={`${limit}%`} x2={`${limit}%`} y1="0" y2="14" />
    </svg>
  );
}

const barText = ({ budget, actual, to_go: toGo }: CostFigures, ordered: number): string =>
  t('Actual {{actual}}, committed {{committed}}, to go {{toGo}}, budget {{budget}}', {
    actual: moneyText(actual),
    committed: moneyText(ordered),
    toGo: moneyText(toGo),
    budget: moneyText(budget),
  });
