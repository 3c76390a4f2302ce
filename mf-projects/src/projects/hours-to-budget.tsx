import { budgetShare } from '@fieldspan/domain/budget-share';
import { t } from '@fieldspan/ui/i18n';
import { Progress } from '@fieldspan/ui/progress';
import styles from './hours-to-budget.module.css';

type HoursToBudgetProps = { job: { hours_logged: number | null; budget_hours: number | null; is_lead: number } };

/** Logged hours and the budget; a dash without a budget, and for a lead, on which nobody works yet. */
export function HoursToBudget({ job }: HoursToBudgetProps) {
  const budget = job.is_lead === 1 ? null : budgetShare(job.hours_logged, job.budget_hours);
  if (!budget) return <span className={styles.none}>–</span>;
  return (
    <span className={styles.budget}>
      <Progress className={styles.bar ?? ''} value={budget.share} label={t('Hours to budget')} />
      <span className={styles.percent} data-over={budget.isOver || undefined}>
        {budget.percent}%
      </span>
    </span>
  );
}
