import { jobMarginQuery } from '@fieldspan/api/queries/job-margin';
import { readsJobFinancials } from '@fieldspan/domain/job-access';
import { moneyText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Muted } from '@fieldspan/records/cells/muted';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useQuery } from '@tanstack/react-query';
import styles from './margin-cell.module.css';

type MarginCellProps = { job: { id: number; slug: string; is_lead: number } };

/** What a project is forecast to leave, for who may read its financials; a dash while there is no contract. */
export function MarginCell({ job }: MarginCellProps) {
  const { viewer, profile } = useCurrentUser();
  const mayRead = job.is_lead === 0 && readsJobFinancials(viewer, profile.JobPersonnelRole, job.id);
  return mayRead ? <Margin id={job.id} slug={job.slug} /> : <Muted>{null}</Muted>;
}

function Margin({ id, slug }: { id: number; slug: string }) {
  const { data: margin } = useQuery({ ...jobMarginQuery(id), meta: { quiet: true } });
  if (!margin || margin.percent === null) return <Muted>{null}</Muted>;
  const percent = t('{{percent}} %', { percent: numberText(margin.percent, { maximumFractionDigits: 1 }) });
  return (
    <AppLink
      to={`/project/${slug}/costing`}
      className={styles.margin}
      data-loss={margin.profit < 0 || undefined}
      title={moneyText(margin.profit)}
    >
      {percent}
    </AppLink>
  );
}
