import {
  balanceSumQuery,
  expenseSumQuery,
  invoiceSumQuery,
  purchaseOrderSumQuery,
} from '@fieldspan/api/queries/financial';
import { heldSumQuery, jobBalanceSumQuery } from '@fieldspan/api/queries/billing';
import { mayRead } from '@fieldspan/contract/access-rules';
import { useToday } from '@fieldspan/federation/now';
import { t } from '@fieldspan/ui/i18n';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { financialArea } from '../documents/financial-area.ts';
import { SumCard } from './sum-card.tsx';
import styles from './sum-card.module.css';

/** Amounts billed, ordered and spent; each links to its rows. */
export function FinancialOverview() {
  return (
    <AreaPage area={financialArea} tab="overview" title={t('Financial')}>
      <Sums />
    </AreaPage>
  );
}

function Sums() {
  const { viewer } = useCurrentUser();
  const today = useToday();
  const invoices = mayRead('ServiceInvoice')(viewer);
  const projects = mayRead('JobInvoice')(viewer);
  const orders = mayRead('PurchaseOrder')(viewer);
  const expenses = mayRead('Expense')(viewer);
  if (!invoices && !projects && !orders && !expenses) {
    return (
      <EmptyState title={t('No sums for you here')}>
        {t('What a project comes to stands on the project; here are invoices, purchase orders and expenses.')}
      </EmptyState>
    );
  }
  return (
    <div className={styles.grid}>
      {invoices && (
        <>
          <SumCard
            title={t('Invoices sent, not paid')}
            query={balanceSumQuery({ is_quote: 0, status: ['Sent', 'Overdue'] })}
            to="/financial/invoices?show=sent"
          />
          <SumCard
            title={t('Invoices overdue')}
            query={balanceSumQuery({ is_quote: 0, status: ['Sent', 'Overdue'], due: { lt: today } })}
            to="/financial/invoices?show=overdue"
            isWarning
          />
          <SumCard
            title={t('Quotes out')}
            query={invoiceSumQuery({ is_quote: 1, status: 'Sent' })}
            to="/financial/invoices?show=quotes"
          />
        </>
      )}
      {projects && <ProjectSums />}
      {orders && (
        <SumCard
          title={t('Purchase orders open')}
          query={purchaseOrderSumQuery({ status: ['Draft', 'Sent', 'Confirmed', 'Partly received'] })}
          to="/financial/purchase-orders"
        />
      )}
      {expenses && <ExpenseSums />}
    </div>
  );
}

/** What is billed of projects: apart from service calls, and the holdbacks apart from both. */
function ProjectSums() {
  const today = useToday();
  const open = { status: 'Sent', kind: { not: 'credit' } } as const;
  return (
    <>
      <SumCard
        title={t('Project invoices sent, not paid')}
        query={jobBalanceSumQuery(open)}
        to="/financial/project-invoices?show=sent"
      />
      <SumCard
        title={t('Project invoices overdue')}
        query={jobBalanceSumQuery({ ...open, due: { lt: today } })}
        to="/financial/project-invoices?show=overdue"
        isWarning
      />
      <SumCard
        title={t('Held back by customers')}
        query={heldSumQuery({ left_held: { not: 0 } })}
        to="/financial/project-holdbacks"
      />
    </>
  );
}

function ExpenseSums() {
  return (
    <>
      <SumCard title={t('Expenses to review')} query={expenseSumQuery({ status: 'submitted' })} to="/expenses/review" />
      <SumCard
        title={t('Expenses approved, not exported')}
        query={expenseSumQuery({ status: 'approved' })}
        to="/expenses/list?show=approved"
      />
    </>
  );
}
