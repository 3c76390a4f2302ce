import {
  billedJobQuery,
  changeOrdersOfJobQuery,
  jobInvoicesOfJobQuery,
  scheduleQuery,
} from '@fieldspan/api/queries/billing';
import { mayWrite } from '@fieldspan/contract/access-rules';
import type { Places } from '@fieldspan/contract/places';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { useSuspenseQueries } from '@tanstack/react-query';
import { BillingFacts } from './billing-facts.tsx';
import { ChangeOrdersCard } from './change-orders-card.tsx';
import { JobInvoicesCard } from './job-invoices-card.tsx';
import { ScheduleCard } from './schedule-card.tsx';
import styles from './billing.module.css';

/** What is agreed, billed, held back and paid of a project. */
export function ProjectBilling({ project }: Places['project.tab']) {
  const { viewer } = useCurrentUser();
  const [job, schedule, changes, invoices] = useSuspenseQueries({
    queries: [
      billedJobQuery(project.id),
      scheduleQuery(project.id),
      changeOrdersOfJobQuery(project.id),
      jobInvoicesOfJobQuery(project.id),
    ],
  });
  const may = mayWrite('JobInvoice')(viewer);
  return (
    <div className={styles.page}>
      <BillingFacts
        job={job.data}
        lines={schedule.data.rows}
        invoices={invoices.data.rows}
        mayDeposit={mayWrite('Payment')(viewer)}
      />
      <ScheduleCard job={job.data} lines={schedule.data.rows} more={schedule.data.more} mayWrite={may} />
      <ChangeOrdersCard job={job.data} orders={changes.data.rows} more={changes.data.more} mayWrite={may} />
      <JobInvoicesCard
        job={job.data}
        lines={schedule.data.rows}
        invoices={invoices.data.rows}
        more={invoices.data.more}
        mayWrite={may}
      />
    </div>
  );
}
