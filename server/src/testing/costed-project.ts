import type { Caller } from '../routes/testing/caller.ts';
import type { Biller } from './biller.ts';

/** Eight days: 47.25 hours in the first week, of which 7.25 are overtime, and 24 in the second. Instants in UTC. */
const DAYS = [
  ['2026-10-05', '21:30'],
  ['2026-10-06', '21:30'],
  ['2026-10-07', '21:30'],
  ['2026-10-08', '21:30'],
  ['2026-10-09', '21:15'],
  ['2026-10-12', '20:00'],
  ['2026-10-13', '20:00'],
  ['2026-10-14', '20:00'],
] as const;

const RULES = '{"weekly":{"after_min":2400,"factor":150,"base":"hour","counts":"all"}}';

/** Approved time of somebody who is paid 58.40 an hour, and half as much again after 40 hours of a week. */
export async function approvedTime(
  admin: Caller,
  { worker, user, job }: { worker: Caller; user: number; job: number },
): Promise<void> {
  const union_id = await admin.saved('Union/save', { title: 'Fitters', is_default: 1 });
  await admin.saved('AgreementVersion/save', { union_id, effective_from: '2026-01-01', rules_json: RULES });
  await admin.saved('UserCompanySetting/save', { user_id: user, pay_rate: 58.4 });
  for (const [day, end] of DAYS) {
    const log = { job_id: job, time_in: `${day}T12:00:00Z`, time_out: `${day}T${end}:00Z`, status: 'submitted' };
    const id = await worker.saved('TimeLog/save', log);
    await admin.saved('TimeLog/save', { id, status: 'approved' });
  }
}

/** A change order stands in the schedule with its number before its title. */
const nameOf = (title: string): string => title.split(' ').at(-1) ?? title;

const VALUES = { L1: 22_477, L2: 8710.52, L3: 3776, L4: 12_573.88, L5: 1850 };

/** The project of the design: what is agreed, two invoices, and a credit of the second. */
export async function billedProject(biller: Biller): Promise<number> {
  const { job, lines } = await biller.project(VALUES);
  await biller.changeOrder(job, 'C1', '2940.75');
  await biller.changeOrder(job, 'C2', '-1120');
  const changes = (await biller.schedule(job)).map(({ id, title }) => [nameOf(String(title)), Number(id)] as const);
  const all = { ...lines, ...Object.fromEntries(changes) };
  await biller.issued({
    job,
    lines: all,
    steps: { L1: { percent: '60', stored: '4200' }, L2: { percent: '35' }, L4: { percent: '25' } },
    more: { issued: '2026-10-01' },
  });
  const done = { percent: '100' };
  const second = await biller.issued({
    job,
    lines: all,
    steps: {
      L1: done,
      L2: { percent: '85' },
      L3: { percent: '50' },
      L4: { percent: '70' },
      L5: done,
      C1: done,
      C2: done,
    },
    more: { issued: '2026-10-31' },
  });
  await biller.issued({
    job,
    lines: all,
    steps: { L4: { percent: '67.5' } },
    more: { kind: 'credit', credits_id: second, issued: '2026-11-05' },
  });
  return job;
}

const BUDGET = [
  ['labour', 'estimate', 6774.4],
  ['material', 'estimate', 22_318.19],
  ['subcontract', 'estimate', 3200],
  ['material', 'change', 1300],
  ['material', 'change', 2100],
  ['subcontract', 'change', -900],
] as const;

const FORECAST = [
  ['labour', 2803.2],
  ['material', 0],
  ['subcontract', 1200],
] as const;

/** What the project may cost, and what is to go. */
export async function budget(admin: Caller, job_id: number): Promise<void> {
  for (const [cost_code, kind, amount] of BUDGET)
    await admin.saved('BudgetLine/save', { job_id, cost_code, kind, amount, title: `${kind} of ${cost_code}` });
  for (const [cost_code, to_go] of FORECAST)
    await admin.saved('CostForecast/save', { job_id, cost_code, to_go, note: 'Walked through on site' });
}

/** Everything but time that it cost so far, and what is ordered. */
export async function spend(admin: Caller, job_id: number): Promise<void> {
  const cost = (cost_code: string, amount: number) =>
    admin.saved('JobCost/save', { job_id, cost_code, amount, on_day: '2026-10-20', title: 'From stock' });
  await cost('material', 21_185.75);
  await cost('subcontract', 1600);
  await expense(admin, { job_id, amount: 197.35, tax: 22.7, cost_code: 'material' });
  await expense(admin, { job_id, amount: 180, cost_code: 'permit' });
  const category_id = await admin.saved('EquipmentCategory/save', { name: 'Lifts' });
  const type_id = await admin.saved('EquipmentType/save', { name: 'Lift', category_id, cost_per_hour: 45.5 });
  const equipment_id = await admin.saved('Equipment/save', { type_id, description: 'Lift 3' });
  await admin.saved('EquipmentUsage/save', { equipment_id, job_id, used_on: '2026-10-21', quantity: 6, unit: 'h' });
  const lines_json = JSON.stringify([
    { key: 'a', description: 'Valves', quantity: '1', price: '2240', taxes: ['HST'] },
  ]);
  const order = await admin.saved('PurchaseOrder/save', { job_id, lines_json });
  await admin.saved('PurchaseOrder/save', { id: order, status: 'Sent' });
}

async function expense(admin: Caller, values: Record<string, unknown>): Promise<void> {
  const id = await admin.saved('Expense/save', {
    description: 'Receipt',
    spent_on: '2026-10-22',
    status: 'submitted',
    ...values,
  });
  await admin.saved('Expense/save', { id, status: 'approved' });
}
