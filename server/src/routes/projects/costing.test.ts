import { DeletedSchema } from '@fieldspan/contract/in-use';
import { costCalls } from '@fieldspan/contract/cost-calls';
import type { CostingAnswer, CostRecord } from '@fieldspan/contract/cost-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Biller } from '../../testing/biller.ts';
import { approvedTime, billedProject, budget, spend } from '../../testing/costed-project.ts';
import { PIPES, VALVES, delivery } from '../../testing/purchases.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

const TODAY = '2026-11-29';
const NOT_ALLOWED = 'You do not have permission to see what this project costs.';
let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let dan: Caller;
let eve: Caller;
let biller: Biller;
let job: number;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat, dan, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('dan'),
    world.signIn('eve'),
  ]);
  biller = await Biller.open(ana);
  job = await billedProject(biller);
  const counter = await ana.saved('JobPersonnelRole/save', { title: 'Estimator', read_perms: 1, read_financials: 1 });
  const fitter = await ana.saved('JobPersonnelRole/save', { title: 'Fitter', read_perms: 1, write_perms: 1 });
  await ana.saved('JobPersonnel/save', { job_id: job, user_id: world.ids['bob'], personnel_role_id: counter });
  await ana.saved('JobPersonnel/save', { job_id: job, user_id: world.ids['cat'], personnel_role_id: fitter });
  await approvedTime(ana, { worker: cat, user: world.ids['cat'] ?? 0, job });
  await budget(ana, job);
  await spend(ana, job);
}, 120_000);

afterAll(() => world.stop(), 60_000);

async function costing(id: number, caller: Caller = ana): Promise<CostingAnswer> {
  const { data, errors } = await caller.get('Job/costing', { id });
  expect(errors).toEqual([]);
  return v.parse(costCalls['Job/costing'].answer, data);
}

async function records(
  figure: string,
  more: Record<string, unknown> = {},
  caller: Caller = ana,
): Promise<CostRecord[]> {
  const { data } = await caller.get('Job/cost-records', { id: job, figure, ...more });
  return v.parse(costCalls['Job/cost-records'].answer, data);
}

const refused = async (caller: Caller, call: string, query: Record<string, unknown>) => {
  const { success, data, errors } = await caller.get(call, query);
  expect([success, data]).toEqual([false, null]);
  return errors.join(' ');
};

describe('the costing of a project', () => {
  it('comes to the figures of the design, to the cent', async () => {
    const { rows, sums, work, holdback, hours } = await costing(job);
    expect(
      rows.map(({ cost_code, actual, forecast, difference }) => [cost_code, actual, forecast, difference]),
    ).toEqual([
      ['labour', 4372.7, 7175.9, -401.5],
      ['material', 21_360.4, 23_600.4, 2117.79],
      ['subcontract', 1600, 2800, -500],
      ['equipment', 273, 273, -273],
      ['permit', 180, 180, -180],
    ]);
    expect(sums).toEqual({
      estimate: 32_292.59,
      changes: 2500,
      budget: 34_792.59,
      actual: 27_786.1,
      accrued: 0,
      committed: 2240,
      to_go: 4003.2,
      forecast: 34_029.3,
      difference: 763.29,
    });
    expect(work).toMatchObject({
      contract: 51_208.15,
      percent: 81.6535,
      earned: 41_813.22,
      billed: 43_927.06,
      over: 2113.84,
      profit_to_date: 14_027.12,
      profit_at_end: 17_178.85,
      left_to_bill: 7281.09,
    });
    expect(holdback).toEqual({ held: 4392.71, released: 0, left: 4392.71, due: null });
    expect(hours).toMatchObject({ worked: 71.25, unrated: 0, waiting: 0 });
    expect(hours.weeks).toEqual([
      { to: '2026-10-11', hours: 47.25 },
      { to: '2026-10-18', hours: 71.25 },
    ]);
  });

  it('is made of the records that are listed behind each figure', async () => {
    const { sums } = await costing(job);
    for (const [figure, sum] of [
      ['actual', sums.actual],
      ['committed', sums.committed],
      ['estimate', sums.estimate],
      ['change', sums.changes],
    ] as const) {
      const cents = (await records(figure)).map(({ amount }) => Math.round((amount ?? 0) * 100));
      expect(cents.reduce((all, each) => all + each, 0)).toBe(Math.round(sum * 100));
    }
    const labour = await records('actual', { cost_code: 'labour' });
    expect(labour.reduce((hours, record) => hours + (record.hours ?? 0), 0)).toBe(71.25);
    expect(await records('committed')).toMatchObject([{ model: 'PurchaseOrder', amount: 2240 }]);
  });

  it('says at each step what an order comes to', async () => {
    const id = await ana.saved('Job/save', { job_name: 'Plant', job_num: 'J-S3' });
    const supplier_id = await ana.saved('Contact/save', { name: 'Pipe & Valve', is_supplier: 1 });
    const lines_json = JSON.stringify([VALVES, PIPES]);
    const po = await ana.saved('PurchaseOrder/save', { job_id: id, supplier_id, lines_json });
    await ana.saved('PurchaseOrder/save', { id: po, status: 'Sent' });
    expect((await costing(id)).sums).toMatchObject({ committed: 2263.2, accrued: 0, actual: 0, forecast: 2263.2 });
    await ana.saved('OrderReceipt/save', delivery(po, { valve: '8', pipe: '40' }));
    expect((await costing(id)).sums).toMatchObject({ committed: 337.4, accrued: 1925.8, actual: 0, forecast: 2263.2 });
    const bill = await ana.saved('SupplierBill/save', { po_id: po, bill_num: 'F-1', issued: '2026-05-05' });
    const lines = JSON.parse(String((await found(ana, `SupplierBill/find/${bill}`))['lines_json']));
    const dearer = lines.map((line: { key: string }) =>
      Object.assign({}, line, line.key === 'valve' ? { price: '86.1' } : {}),
    );
    await ana.saved('SupplierBill/save', { id: bill, lines_json: JSON.stringify(dearer) });
    await ana.saved('SupplierBill/save', { id: bill, status: 'Approved', reason: 'Price of the day' });
    expect((await costing(id)).sums).toMatchObject({ committed: 337.4, accrued: 0, actual: 1939.8, forecast: 2277.2 });
    await ana.saved('PurchaseOrder/save', { id: po, cost_code: 'subcontract' });
    expect((await costing(id)).rows).toMatchObject([{ cost_code: 'subcontract', actual: 1939.8, committed: 337.4 }]);
  });

  it('counts no time that is not approved, and says so; time without a rate costs nothing, and it says that too', async () => {
    const id = await ana.saved('Job/save', { job_name: 'Attic', job_num: 'J-T' });
    const log = { job_id: id, time_in: '2026-10-16T12:00:00Z', time_out: '2026-10-16T15:30:00Z', status: 'submitted' };
    const waiting = await ana.saved('TimeLog/save', log);
    expect((await costing(id)).hours).toMatchObject({ worked: 0, waiting: 3.5 });
    await ana.saved('TimeLog/save', { id: waiting, status: 'approved' });
    const { hours, sums } = await costing(id);
    expect([hours.worked, hours.waiting, hours.unrated, sums.actual]).toEqual([3.5, 0, 1, 0]);
  });
});

const wip = async (query: Record<string, unknown>, caller: Caller = ana) => {
  const { data, errors } = await caller.get('Job/work-in-progress', { today: TODAY, ...query });
  expect(errors).toEqual([]);
  return v.parse(costCalls['Job/work-in-progress'].answer, data);
};

describe('work in progress', () => {
  it('has a row for each project, and sums that are those of the rows', async () => {
    const { rows, sums } = await wip({});
    expect(rows.find(({ job_id }) => job_id === job)).toMatchObject({ earned: 41_813.22, over: 2113.84 });
    for (const field of ['contract', 'actual', 'earned', 'billed', 'over', 'profit_at_end'] as const)
      expect(Math.round(sums[field] * 100)).toBe(rows.reduce((sum, row) => sum + Math.round(row[field] * 100), 0));
  });

  it('as of an earlier day counts what was spent and billed until then', async () => {
    const { on, rows } = await wip({ as_of: '2026-10-09', search: 'Boiler plant' });
    expect(on).toBe('2026-10-09');
    expect(rows).toMatchObject([{ actual: 2971.1, billed: 23_878.35, forecast: 34_029.3 }]);
    expect((await wip({ as_of: '2026-09-01', search: 'Boiler plant' })).rows).toMatchObject([{ actual: 0, billed: 0 }]);
  });

  it('is a file with the same figures, in which amounts below zero are numbers', async () => {
    await ana
      .saved('Job/save', { job_name: '=1+1', job_num: 'J-F' })
      .then((id) =>
        ana.saved('JobCost/save', { job_id: id, cost_code: 'other', amount: 5, on_day: '2026-10-20', title: 'Fee' }),
      );
    const file = await world.request(`/api/Job/work-in-progress-csv?today=${TODAY}`, { headers: ana.headers });
    const text = await file.text();
    expect(text).toContain(
      '51208.15,27786.10,34029.30,81.6535,41813.22,43927.06,2113.84,0.00,14027.12,17178.85,7281.09,33.5471',
    );
    expect(text).toContain("J-F,'=1+1,0.00,5.00,5.00,100.0000,0.00,0.00,0.00,0.00,-5.00,-5.00,0.00,");
  });
});

describe('margins', () => {
  it('are of the projects whose financials the person may read', async () => {
    const margins = async (caller: Caller) => (await caller.get('Job/margins', { ids: [job, 999_999] })).data;
    const own = [{ job_id: job, contract: 51_208.15, forecast: 34_029.3, profit: 17_178.85, percent: 33.5471 }];
    expect(await margins(ana)).toEqual(own);
    expect(await margins(bob)).toEqual(own);
    expect(await margins(cat)).toEqual([]);
    expect(await margins(dan)).toEqual([]);
    expect(await margins(eve)).toEqual([]);
  });
});

describe('somebody else', () => {
  it('who may not read the financials sees no figure and no record, whatever they ask', async () => {
    await grant(world, 'dan', { Jobs: { read: true, write: true }, 'Purchase Orders': { read: true } });
    const jobs = await world.signIn('dan');
    for (const caller of [cat, jobs, eve]) {
      expect(await refused(caller, 'Job/costing', { id: job })).toBe(NOT_ALLOWED);
      expect(await refused(caller, 'Job/cost-records', { id: job, figure: 'actual' })).toBe(NOT_ALLOWED);
      const seen = await wip({}, caller);
      expect(JSON.stringify(seen)).not.toContain('Boiler plant');
      for (const model of ['BudgetLine', 'CostForecast', 'JobCost'])
        expect((await caller.get(`${model}/get`, { filters: { job_id: job } })).data).toEqual([]);
    }
    expect(await refused(ana, 'Job/costing', { id: 999_999 })).toBe(NOT_ALLOWED);
  });

  it('who may read them, but may not see pay, does not see what anybody earns, and changes nothing', async () => {
    const { may_write, rows } = await costing(job, bob);
    expect(may_write).toBe(false);
    expect(rows[0]).toMatchObject({ cost_code: 'labour', actual: 4372.7 });
    const labour = await records('actual', { cost_code: 'labour' }, bob);
    expect(labour.length).toBeGreaterThan(0);
    expect(labour.every(({ amount }) => amount === null)).toBe(true);
    expect((await records('committed', {}, bob))[0]).toMatchObject({ to: null, amount: 2240 });
    const line = { job_id: job, cost_code: 'labour', kind: 'estimate', title: 'More', amount: 1 };
    expect(await refusal(bob, 'BudgetLine/save', line)).toMatch(/permission/);
    expect(await refusal(cat, 'BudgetLine/save', line)).toMatch(/permission/);
    const [typed] = await records('estimate');
    expect(await refusal(bob, 'BudgetLine/save', { id: typed?.id, amount: 1 })).toMatch(/permission/);
    expect((await eve.post('BudgetLine/save', { id: typed?.id, amount: 1 })).success).toBe(false);
    expect((await eve.post('JobCost/save', { ...line, on_day: '2026-10-20' })).success).toBe(false);
  });
});

describe('what people type', () => {
  it('stays with its project, says an amount, and a forecast says why and who', async () => {
    const other = await ana.saved('Job/save', { job_name: 'Other', job_num: 'J-O' });
    const line = { job_id: other, cost_code: 'labour', kind: 'estimate', title: 'Fitting' };
    expect(await refusal(ana, 'BudgetLine/save', line)).toBe('Say how much it is.');
    const id = await ana.saved('BudgetLine/save', { ...line, amount: 100 });
    expect(await refusal(ana, 'BudgetLine/save', { id, job_id: job })).toMatch(/stays with its project/);
    const said = { job_id: other, cost_code: 'labour', to_go: 10 };
    expect(await refusal(ana, 'CostForecast/save', { ...said, note: ' ' })).toMatch(/Say why/);
    await ana.saved('CostForecast/save', { ...said, note: 'Rain' });
    expect((await ana.post('CostForecast/save', { ...said, note: 'Rain again' })).success).toBe(false);
    expect((await costing(other)).rows).toMatchObject([{ to_go: 10, forecast: 10, said: { note: 'Rain' } }]);
    await ana.saved('BudgetLine/save', { id, amount: 90 });
    const { data } = await ana.get('History/get', { model: 'BudgetLine', id });
    expect(JSON.stringify(data)).toContain('amount');
  });

  it('is refused over what somebody else changed meanwhile', async () => {
    const fee = { job_id: job, cost_code: 'other', kind: 'change', title: 'Fee', amount: 0 };
    const id = await ana.saved('BudgetLine/save', fee);
    const { version } = await found(ana, `BudgetLine/find/${id}`);
    await ana.saved('BudgetLine/save', { id, amount: 1, version });
    expect((await ana.post('BudgetLine/save', { id, amount: 2, version })).status).toBe(409);
    expect((await ana.post('BudgetLine/delete', { id, version })).status).toBe(409);
    const { trash_id } = v.parse(DeletedSchema, (await ana.post('BudgetLine/delete', { id })).data);
    expect((await ana.get(`BudgetLine/find/${id}`)).success).toBe(false);
    expect((await ana.post('Trash/restore', { id: trash_id })).success).toBe(true);
    expect(await found(ana, `BudgetLine/find/${id}`)).toMatchObject({ amount: 1 });
    expect((await ana.post('BudgetLine/delete', { id })).success).toBe(true);
  });
});
