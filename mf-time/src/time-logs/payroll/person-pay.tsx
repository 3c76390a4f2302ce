import type { PayPeriodRows } from '@fieldspan/api/queries/payroll';
import { dayText } from '@fieldspan/domain/day-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { codeText, hoursText, sumText } from '../../pay-words.ts';
import styles from './payroll.module.css';

type Person = PayPeriodRows['people'][number];
type Line = Person['lines'][number];

/** What one person is paid, and on a press each line of it. */
export function PersonPay({ person }: { person: Person }) {
  const { name, employee_num, minutes, cents, lines } = person;
  return (
    <details className={styles.person}>
      <summary className={styles.summary}>
        <span className={styles.name}>{employee_num === null ? name : `${name} · ${employee_num}`}</span>
        <span className={styles.note}>{t('{{hours}} h worked', { hours: hoursText(minutes) })}</span>
        <span className={styles.amount}>{moneyText(cents / 100)}</span>
      </summary>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={JSON.stringify(line)} className={styles.line}>
            <span>
              {codeText(line)}
              <Adjusted line={line} />
            </span>
            <span className={styles.note}>
              {[sumText(line), line.job, line.agreement].filter((part) => part !== null).join(' · ')}
            </span>
            <span className={styles.amount}>{moneyText(line.cents / 100)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Which earlier period a line makes good. */
function Adjusted({ line: { adjusts } }: { line: Line }) {
  const today = useToday();
  return adjusts === null ? null : ` ${t('(correction of the period from {{day}})', { day: dayText(adjusts, today) })}`;
}
