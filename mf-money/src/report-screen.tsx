import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import { readingAhead } from '@fieldspan/federation/read-ahead';
import { useParams } from '@fieldspan/federation/router';
import { NotFound } from '@fieldspan/records/page/not-found';
import { t } from '@fieldspan/ui/i18n';
import { createElement } from 'react';

const REPORTS = new Map([
  ['ageing', lazyScreen(async () => (await import('./ageing/ageing-screen.tsx')).AgeingScreen)],
  ['work-in-progress', lazyScreen(async () => (await import('./wip/wip-screen.tsx')).WipScreen)],
  ['taxes', lazyScreen(async () => (await import('./taxes/tax-report-screen.tsx')).TaxReportScreen)],
  ['margin', lazyScreen(async () => (await import('./charts/project-chart.tsx')).MarginScreen)],
  ['backlog', lazyScreen(async () => (await import('./charts/project-chart.tsx')).BacklogScreen)],
  ['sales', lazyScreen(async () => (await import('./sales/sales-screen.tsx')).SalesScreen)],
  ['accounting', lazyScreen(async () => (await import('./accounting/accounting-screen.tsx')).AccountingScreen)],
]);

/** The report that the last part of the address names. */
function Report() {
  const { report = '' } = useParams();
  const Screen = REPORTS.get(report);
  if (Screen !== undefined) return createElement(Screen);
  const back = { label: t('Financial'), to: '/financial' };
  return <NotFound title={t('Financial')} reason={t('There is no such report')} back={back} />;
}

export const ReportScreen = readingAhead(Report, (address) =>
  REPORTS.get(address.params['report'] ?? '')?.readAhead(address),
);
