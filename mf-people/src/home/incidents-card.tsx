import type { IncidentMonth } from '@fieldspan/contract/incident-calls';
import { incidentRegisterQuery } from '@fieldspan/api/queries/incidents';
import { dateText } from '@fieldspan/domain/date-text';
import { useToday } from '@fieldspan/federation/now';
import { DashboardCard } from '@fieldspan/records/cards/dashboard-card';
import { ColumnChart } from '@fieldspan/ui/column-chart';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { plural, t } from '@fieldspan/ui/i18n';
import { IconShieldCheck } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQueries } from '@tanstack/react-query';

const MONTHS = 6;

/** Incidents of every kind in the last six months. */
export function IncidentsCard() {
  return (
    <DashboardCard
      title={t('Incidents')}
      icon={<IconShieldCheck aria-hidden="true" />}
      action={<AppLink to="/safety/incidents">{t('All incidents')}</AppLink>}
    >
      <Months />
    </DashboardCard>
  );
}

const countOf = ({ counts }: IncidentMonth): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

function Months() {
  const month = useToday().slice(0, 7);
  const year = Number(month.slice(0, 4));
  const [{ data: earlier }, { data: now }] = useSuspenseQueries({
    queries: [incidentRegisterQuery(year - 1), incidentRegisterQuery(year)],
  });
  const months = [...earlier.months, ...now.months].filter((each) => each.month <= month).slice(-MONTHS);
  const all = months.reduce((sum, each) => sum + countOf(each), 0);
  if (all === 0)
    return (
      <EmptyState title={t('No incidents in six months')}>
        {t('What is reported from the + menu, on a phone too, shows here.')}
      </EmptyState>
    );
  const incidents = { name: t('Incidents'), tone: 'plain' } as const;
  return (
    <ColumnChart
      label={plural(all, {
        one: '{{count}} incident in six months, by month',
        other: '{{count}} incidents in six months, by month',
      })}
      series={[incidents]}
      groups={months.map((each) => ({
        key: each.month,
        name: dateText(`${each.month}-15`, 'MMM'),
        isNow: each.month === month,
        columns: [{ key: each.month, text: String(countOf(each)), amounts: [[incidents, countOf(each)]] }],
      }))}
    />
  );
}
