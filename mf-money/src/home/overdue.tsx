import { ageingQuery } from '@fieldspan/api/queries/ageing';
import { numberText } from '@fieldspan/domain/number-text';
import { AGES } from '@fieldspan/domain/money/ageing';
import { moneyText } from '@fieldspan/domain/money-text';
import { useToday } from '@fieldspan/federation/now';
import { DashboardCard } from '@fieldspan/records/cards/dashboard-card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconHourglass } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Progress } from '@fieldspan/ui/progress';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AGE_NAMES } from '../documents/ages.ts';
import styles from './overdue.module.css';

const OVERDUE = AGES.filter((age) => age !== 'current');
const LONG_OVERDUE: ReadonlySet<string> = new Set(['days_90', 'older']);

/** What customers should have paid already, by how long ago, and who owes most. */
export function Overdue() {
  return (
    <DashboardCard
      title={t('Overdue')}
      icon={<IconHourglass aria-hidden="true" />}
      action={<AppLink to="/financial/ageing?show=overdue">{t('Ageing')}</AppLink>}
    >
      <Ages />
    </DashboardCard>
  );
}

function Ages() {
  const today = useToday();
  const { data } = useSuspenseQuery(ageingQuery({ today, view: 'overdue' }));
  const { sums, rows } = data;
  const lateOf = (of: typeof sums) => of.days_30 + of.days_60 + of.days_90 + of.older;
  const late = lateOf(sums);
  if (late === 0)
    return (
      <EmptyState title={t('Nothing is overdue')}>{t('Invoices show here once their due day is past.')}</EmptyState>
    );
  const worst = rows.toSorted((one, other) => lateOf(other) - lateOf(one))[0];
  return (
    <div className={styles.card}>
      <ul className={styles.ages}>
        {OVERDUE.map((age) => (
          <li key={age}>
            <span>{translated(AGE_NAMES[age])}</span>
            <span className={styles.amount}>{moneyText(sums[age])}</span>
            <Progress
              className={`${styles.bar} ${LONG_OVERDUE.has(age) ? styles.long : ''}`}
              value={sums[age] / late}
            />
          </li>
        ))}
      </ul>
      {worst && (
        <p className={styles.worst}>
          {worst.slug ? (
            <AppLink to={`/financial/statement/${worst.slug}`}>{worst.name}</AppLink>
          ) : (
            t('No customer named')
          )}
          <span className={styles.amount}>
            {t('{{amount}}, {{percent}} %', {
              amount: moneyText(lateOf(worst)),
              percent: numberText(Math.round((lateOf(worst) / late) * 100)),
            })}
          </span>
        </p>
      )}
    </div>
  );
}
