import { mayTouchAll } from '@fieldspan/contract/access-rules';
import type { BilledAndPaid as Amounts } from '@fieldspan/contract/sales-calls';
import { billedAndPaidQuery } from '@fieldspan/api/queries/sales';
import { dateText } from '@fieldspan/domain/date-text';
import { moneyText } from '@fieldspan/domain/money-text';
import { numberText } from '@fieldspan/domain/number-text';
import { useToday } from '@fieldspan/federation/now';
import { DashboardCard } from '@fieldspan/records/cards/dashboard-card';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { ColumnChart } from '@fieldspan/ui/column-chart';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconReceiptDollar } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';

/** What was billed and what came in, in the last six weeks. */
export function BilledAndPaid() {
  const { viewer } = useCurrentUser();
  const seesAll = mayTouchAll(viewer, 'ServiceInvoice', 'read') && mayTouchAll(viewer, 'JobInvoice', 'read');
  return (
    <DashboardCard
      title={t('Billed and paid')}
      icon={<IconReceiptDollar aria-hidden="true" />}
      action={seesAll && <AppLink to="/financial/sales?by=month">{t('Sales')}</AppLink>}
    >
      {seesAll ? (
        <Weeks />
      ) : (
        <EmptyState title={t('This needs all invoices')}>
          {t('You may see those of projects or of service calls, not both.')}
        </EmptyState>
      )}
    </DashboardCard>
  );
}

function Weeks() {
  const today = useToday();
  const { data } = useSuspenseQuery(billedAndPaidQuery(today));
  if (data.weeks.every(({ billed, paid }) => billed === 0 && paid === 0))
    return (
      <EmptyState title={t('Nothing billed in six weeks')}>
        {t('What is billed and paid shows here once an invoice is sent.')}
      </EmptyState>
    );
  return <Chart of={data} />;
}

/** Thousands with one digit, below ten thousand; the whole amounts stand below. */
const shortText = (amount: number): string =>
  numberText(amount / 1000, { maximumFractionDigits: Math.abs(amount) < 10_000 ? 1 : 0 });

function Chart({ of: { weeks, billed, paid } }: { of: Amounts }) {
  const out = { name: t('Billed'), tone: 'plain', total: moneyText(billed) } as const;
  const came = { name: t('Paid'), tone: 'green', total: moneyText(paid) } as const;
  return (
    <ColumnChart
      label={t('Billed and paid by week, in thousands')}
      series={[out, came]}
      groups={weeks.map((week, at) => ({
        key: week.from,
        name: dateText(week.from, 'MMM D'),
        isNow: at === weeks.length - 1,
        columns: [
          { key: 'billed', text: shortText(week.billed), amounts: [[out, week.billed]] },
          { key: 'paid', text: shortText(week.paid), amounts: [[came, week.paid]] },
        ],
      }))}
    />
  );
}
