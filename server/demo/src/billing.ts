import { taxesOf, taxRates } from '@fieldspan/domain/company-pricing';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { documentTotals } from '@fieldspan/domain/money/document-totals';
import { progressAmounts } from '@fieldspan/domain/money/progress';
import type { ProgressAmounts, ScheduleState } from '@fieldspan/domain/money/progress';
import type { Project } from './jobs.ts';
import { summed } from './money.ts';
import { cents, itemAt } from './site.ts';
import type { Site } from './site.ts';

/** Parts of a contract and their shares of it, in percent. */
const PARTS = [
  ['Mobilization and permits', 5],
  ['Equipment and material', 38],
  ['Installation labour', 42],
  ['Commissioning and closeout', 15],
] as const;

const CHANGES = [
  ['Additional isolation valves', 2940.75],
  ['Night work at the owner’s request', 6180],
  ['Concrete pad enlarged', 4415.5],
  ['Painting by others', -1120],
] as const;

/** What is done of each part by the first, second and third invoice, in percent. */
const DONE = [
  ['100', '20', '5', '0'],
  ['100', '65', '40', '0'],
  ['100', '90', '75', '20'],
] as const;

type Scheduled = ScheduleState & { id: number; title: string };

/** Schedules of values, change orders and progress invoices of the newest projects that are being built. */
export function makeBilling(site: Site, projects: readonly Project[]): void {
  projects
    .filter(({ state, row }) => state === 'active' && row.customer_id !== null)
    .slice(0, 12)
    .forEach((project, index) => billProject(site, project, index));
}

function billProject(site: Site, project: Project, index: number): void {
  const { row, startedDaysAgo } = project;
  const holdback = site.profile.metric ? 10 : 5;
  Object.assign(row, { holdback_percent: holdback, holdback_due: site.calendar.date(index === 0 ? 4 : -60 - index) });
  const schedule = PARTS.map(([title, share], at) =>
    addLine(site, { job: row.id, at, title, value: cents((contractOf(site, row.id) * share) / 100), holdback }),
  );
  const change = addChange(site, project, index);
  schedule.push(addLine(site, { job: row.id, at: PARTS.length, ...change, holdback }));
  const count = 1 + (index % DONE.length);
  for (let application = 1; application <= count; application += 1) {
    const daysAgo = Math.max(2, startedDaysAgo - 30 * application);
    addInvoice(site, { project, schedule, application, daysAgo, isPaid: application < count });
  }
}

function contractOf(site: Site, job: number): number {
  const bid = site.rowsOf('JobBid').find((row) => row['job_id'] === job && row['is_active'] === 1);
  return Number(bid?.['total'] ?? 40_000);
}

type NewLine = { job: number; at: number; title: string; value: number; holdback: number; change?: number };

function addLine(site: Site, { job, at, title, value, holdback, change }: NewLine): Scheduled {
  const { id } = site.add('ScheduleLine', {
    job_id: job,
    sort_order: at + 1,
    title,
    value,
    holdback_percent: holdback,
    taxes_json: JSON.stringify(taxingOf(site).taxes),
    change_order_id: change ?? null,
  });
  return { id, title, value: centsOf(value), holdback: String(holdback), billed: 0n, held: 0n, released: 0n };
}

function addChange(site: Site, { row, startedDaysAgo }: Project, index: number) {
  const [title, price] = itemAt(CHANGES, index % CHANGES.length);
  const daysAgo = Math.max(3, startedDaysAgo - 25);
  const order = site.add('ChangeOrder', {
    order_num: 'CO-1',
    job_id: row.id,
    title,
    why: null,
    reason: null,
    status: 'Accepted',
    issued: site.calendar.date(daysAgo),
    ...summed(site, [{ description: title, quantity: 1, unit: 'ls', price }]),
    created_at: site.calendar.at(daysAgo, 9),
  });
  return { title: `CO-1 ${title}`, value: price, change: order.id };
}

type NewInvoice = {
  project: Project;
  schedule: readonly Scheduled[];
  application: number;
  daysAgo: number;
  isPaid: boolean;
};

function addInvoice(site: Site, { project: { row }, schedule, application, daysAgo, isPaid }: NewInvoice): void {
  const billed = schedule.map((line, at) => billLine(line, itemAt(DONE, application - 1)[at] ?? '100'));
  const sum = (field: keyof ProgressAmounts) => amountOf(billed.reduce((all, { amounts }) => all + amounts[field], 0n));
  const { taxes, rates } = taxingOf(site);
  const totals = documentTotals(
    billed.map(({ amounts }) => ({ cents: amounts.net, taxes })),
    { rates },
  );
  const invoice = site.add('JobInvoice', {
    invoice_num: `PI-${row.job_num.replace(/^J-/, '')}-${application}`,
    job_id: row.id,
    kind: 'progress',
    application,
    status: isPaid ? 'Paid' : 'Sent',
    issued: site.calendar.date(daysAgo),
    due: site.calendar.date(daysAgo - 28),
    period_to: site.calendar.date(daysAgo + 1),
    progress_json: JSON.stringify(billed.map(({ frozen }) => frozen)),
    gross: sum('gross'),
    held: sum('held'),
    released: 0,
    subtotal: amountOf(totals.subtotal),
    tax_total: amountOf(totals.tax),
    tax_lines_json: JSON.stringify(
      totals.taxes.map(({ name, rate, base, tax }) => ({ name, rate, base: amountOf(base), tax: amountOf(tax) })),
    ),
    total: amountOf(totals.total),
    created_at: site.calendar.at(daysAgo, 16),
  });
  if (isPaid) addPayment(site, { invoice, customer: row.customer_id, daysAgo: Math.max(1, daysAgo - 24) });
}

/** Bills a line up to a percentage, and counts that as billed. */
function billLine(line: Scheduled, percent: string) {
  const amounts = progressAmounts(line, { percent, stored: '', release: '' });
  if (amounts === null) throw new RangeError(`Nothing is ${percent} percent`);
  const frozen = {
    line: line.id,
    title: line.title,
    value: amountOf(line.value),
    before: amountOf(line.billed),
    percent,
    stored: '',
    release: '',
    gross: amountOf(amounts.gross),
    held: amountOf(amounts.held),
    released: 0,
  };
  line.billed += amounts.gross;
  line.held += amounts.held;
  return { amounts, frozen };
}

type Paid = { invoice: { id: number; total: number | null }; customer: number | null; daysAgo: number };

function addPayment(site: Site, { invoice: { id, total }, customer, daysAgo }: Paid): void {
  const payment = site.add('Payment', {
    customer_id: customer,
    amount: total,
    method: 'Cheque',
    received_on: site.calendar.date(daysAgo),
    allocations_json: JSON.stringify([{ job_invoice_id: id, amount: total }]),
    created_at: site.calendar.at(daysAgo, 17),
  });
  site.add('JobPaymentAllocation', { payment_id: payment.id, job_invoice_id: id, amount: total });
}

/** The taxes that the company adds by default, and all its rates. */
function taxingOf(site: Site) {
  const settings = site.rowsOf('CompanySetting')[0]?.['taxes_json'];
  const text = typeof settings === 'string' ? settings : null;
  return {
    taxes: taxesOf(text).flatMap(({ name, isDefault }) => (isDefault ? [name] : [])),
    rates: taxRates(text),
  };
}
