import { moneyText } from '@fieldspan/domain/money-text';
import type { PayLine } from '@fieldspan/domain/pay/pay-lines';
import type { PayPart } from '@fieldspan/domain/pay/classify';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import styles from './calculator.module.css';
import { codeText, hoursText, sumText } from '../../pay-words.ts';
import { reasonText, weekText, whenText } from './pay-words.ts';

/** Lines of pay with their sums; each opens to the reasons of its hours. */
export function LineList({ lines }: { lines: readonly PayLine[] }) {
  const worked = lines.reduce((sum, { isWorked, minutes }) => sum + (isWorked ? minutes : 0), 0);
  const cents = lines.reduce((sum, line) => sum + line.cents, 0);
  return (
    <section aria-label={t('What it comes to')} className={styles.result}>
      <ul>
        {lines.map((line) => (
          <li key={`${line.week} ${line.code} ${line.rate} ${line.job} ${line.agreement} ${line.title}`}>
            <Line line={line} />
          </li>
        ))}
      </ul>
      <output className={styles.total}>
        <span>{t('{{hours}} h worked', { hours: hoursText(worked) })}</span>
        <span>{moneyText(cents / 100)}</span>
      </output>
    </section>
  );
}

function Line({ line }: { line: PayLine }) {
  const today = useToday();
  return (
    <details className={styles.line}>
      <summary className={styles.summary}>
        <span className={styles.code}>{codeText(line)}</span>
        <span className={styles.sum}>{sumText(line)}</span>
        <span className={styles.amount}>{moneyText(line.cents / 100)}</span>
      </summary>
      <ul className={styles.reasons}>
        {line.parts.map((part) => (
          <li key={part.start}>
            {whenText(part, today)} · {reasonText(part.reason)} · {weekText(part)}
            <Beaten part={part} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Rules that would have raised it too. */
function Beaten({ part: { beaten } }: { part: PayPart }) {
  if (beaten.length === 0) return null;
  const reasons = beaten.map((reason) => reasonText(reason)).join(', ');
  return <span className={styles.beaten}> {t('(also {{reasons}}: the highest wins)', { reasons })}</span>;
}
