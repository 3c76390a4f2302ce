import { type Message, msg } from '@fieldspan/domain/message';
import type { ReportedProject } from '@fieldspan/api/queries/work-reports';
import { moneySum } from '@fieldspan/domain/money-sum';
import { moneyText } from '@fieldspan/domain/money-text';
import { hoursAndBudget } from '@fieldspan/domain/work-reports';
import type { EntryColumn } from '@fieldspan/records/entry';
import { t } from '@fieldspan/ui/i18n';
import { MoneyCell } from '@fieldspan/records/cells/money-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { HoursToBudget } from './hours-to-budget.tsx';
import { numberText } from '@fieldspan/domain/number-text';

export type ReportColumn = EntryColumn<ReportedProject>;

type Report = {
  label: Message;
  kind: 'running' | 'leads';
  columns: readonly ReportColumn[];
  /** The totals below all rows. */
  footer: (jobs: readonly ReportedProject[]) => string;
};

const whole = (hours: number | null) => (hours === null ? <Muted>{null}</Muted> : numberText(Math.round(hours)));

const named: readonly ReportColumn[] = [
  { key: 'num', header: msg('Number'), card: 'hidden', cell: ({ job_num }) => <Muted num>{job_num}</Muted> },
  { key: 'name', header: msg('Project'), card: 'title', cell: ({ job_name }) => job_name },
  { key: 'customer', header: msg('Customer'), card: 'hidden', cell: (job) => <Muted>{job.customer_name_cache}</Muted> },
];

const activeBid = ({ JobBid }: ReportedProject) => JobBid.find(({ is_active }) => is_active === 1) ?? null;

function hoursFooter(jobs: readonly ReportedProject[]): string {
  const { hours, budget } = hoursAndBudget(jobs);
  return t('{{hours}} h of {{budget}} h', { hours: numberText(hours), budget: numberText(budget) });
}

const bidsFooter = (jobs: readonly ReportedProject[]): string =>
  t('{{total}} offered altogether', {
    total: moneyText(moneySum(jobs.map((job) => activeBid(job)?.total ?? null))),
  });

/** The reports by their name in the address. */
export const REPORTS = {
  hours: {
    label: msg('Hours to budget'),
    kind: 'running',
    columns: [
      ...named,
      { key: 'hours', header: msg('Hours'), align: 'end', card: 'fact', cell: (job) => whole(job.hours_logged) },
      { key: 'budget', header: msg('Budget'), align: 'end', card: 'hidden', cell: (job) => whole(job.budget_hours) },
      { key: 'share', header: msg('Hours to budget'), card: 'fact', cell: (job) => <HoursToBudget job={job} /> },
    ],
    footer: hoursFooter,
  },
  bids: {
    label: msg('Bids'),
    kind: 'leads',
    columns: [
      ...named,
      { key: 'status', header: msg('Status'), card: 'fact', cell: (job) => <Muted>{activeBid(job)?.status}</Muted> },
      {
        key: 'total',
        header: msg('Bid'),
        align: 'end',
        card: 'fact',
        cell: (job) => <MoneyCell of={activeBid(job)?.total ?? null} />,
      },
    ],
    footer: bidsFooter,
  },
} satisfies Readonly<Record<string, Report>>;

export type ReportType = keyof typeof REPORTS;
