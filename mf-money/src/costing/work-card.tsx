import type { WorkAnswer } from '@fieldspan/contract/cost-calls';
import { moneyText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import styles from './costing.module.css';

/** How far a project is by its cost, what that earns, and whether more is billed than that. */
export function WorkCard({ work, billingPath }: { work: WorkAnswer; billingPath: string }) {
  if (work.contract === 0)
    return (
      <Card title={t('Work in progress')}>
        <EmptyState
          title={t('No contract yet')}
          action={<AppLink to={billingPath}>{t('Write the schedule of values')}</AppLink>}
        >
          {t('What is earned and what the project leaves is counted from the value of the contract.')}
        </EmptyState>
      </Card>
    );
  const whole = Math.max(work.contract, work.actual, work.billed);
  const bars = [
    { name: t('Contract'), amount: work.contract, tone: 'contract' },
    { name: t('Cost to date'), amount: work.actual, tone: 'cost' },
    { name: t('Earned'), amount: work.earned, tone: 'earned' },
    { name: t('Billed'), amount: work.billed, tone: 'billed' },
  ];
  const ends = [
    { name: t('Profit to date'), text: moneyText(work.profit_to_date) },
    { name: t('Profit at end'), text: marginText(work) },
    { name: t('Left to bill'), text: moneyText(work.left_to_bill) },
  ];
  return (
    <Card
      title={t('Work in progress')}
      action={work.percent !== null && <span>{t('{{percent}} % done', { percent: percentText(work.percent) })}</span>}
    >
      <div className={styles.body}>
        <dl className={styles.amounts}>
          {bars.map(({ name, amount, tone }) => (
            <div key={tone}>
              <dt>{name}</dt>
              <dd>{moneyText(amount)}</dd>
              <svg className={styles.whole} aria-hidden="true">
                <rect data-tone={tone} width={`${Math.max(0, (amount / whole) * 100)}%`} height="10" />
              </svg>
            </div>
          ))}
        </dl>
        {work.over !== 0 && (
          <p className={styles.over}>
            {work.over > 0 ? t('Overbilled') : t('Underbilled')} <strong>{moneyText(Math.abs(work.over))}</strong>
          </p>
        )}
        <dl className={styles.ends}>
          {ends.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}

const percentText = (percent: number): string => numberText(percent, { maximumFractionDigits: 2 });

const marginText = ({ profit_at_end: profit, margin_percent: margin }: WorkAnswer): string =>
  margin === null
    ? moneyText(profit)
    : `${moneyText(profit)} (${t('{{percent}} %', { percent: percentText(margin) })})`;
