import { costCalls } from '@fieldspan/contract/cost-calls';
import type { CostingAnswer, CostRecord } from '@fieldspan/contract/cost-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Biller } from '../../testing/biller.ts';
import { approvedTime, billedProject, spend } from '../../testing/costed-project.ts';
import { refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

const NOT_ALLOWED = 'You do not have permission to see what this project costs.';
let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;
let job: number;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  job = await billedProject(await Biller.open(ana));
  const counter = await ana.saved('JobPersonnelRole/save', { title: 'Estimator', read_perms: 1, read_financials: 1 });
  const fitter = await ana.saved('JobPersonnelRole/save', { title: 'Fitter', read_perms: 1, write_perms: 1 });
  await ana.saved('JobPersonnel/save', { job_id: job, user_id: world.ids['bob'], personnel_role_id: counter });
  await ana.saved('JobPersonnel/save', { job_id: job, user_id: world.ids['cat'], personnel_role_id: fitter });
  await approvedTime(ana, { worker: cat, user: world.ids['cat'] ?? 0, job });
  await spend(ana, job);
}, 120_000);

afterAll(() => world.stop(), 60_000);

async function costing(id: number): Promise<CostingAnswer> {
  const { data, errors } = await ana.get('Job/costing', { id });
  expect(errors).toEqual([]);
  return v.parse(costCalls['Job/costing'].answer, data);
}

const centsOf = (all: readonly CostRecord[]): number =>
  all.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0);

describe('the budget of a project', () => {
  const LINES = [
    { key: 'a', description: 'Boiler', quantity: '2', unit: '', cost: '8450', markup: '25', price: '10562.5' },
    { key: 'b', description: 'Labour', quantity: '102.5', unit: 'h', cost: '58.4', price: '118' },
    { key: 'c', kind: 'section', description: 'Options' },
    { key: 'd', description: 'Flue', quantity: '1', cost: '1300', price: '1850', optional: true },
  ];
  const estimated = async (job_num: string) => {
    const id = await ana.saved('Job/save', { job_name: 'Plant', job_num });
    await ana.saved('JobEstimate/save', { job_id: id, estimate_json: JSON.stringify(LINES) });
    return id;
  };

  it('is taken from the estimate once, also by two at once: hours are labour, what was not chosen is no part', async () => {
    const id = await estimated('J-E');
    const press = () => ana.post('Job/budget-from-estimate', { id });
    const answers = await Promise.all([press(), press()]);
    expect(answers.filter(({ success }) => success)).toMatchObject([{ data: { written: 2 } }]);
    const { rows, hours } = await costing(id);
    expect(rows.map(({ cost_code, budget: amount }) => [cost_code, amount])).toEqual([
      ['labour', 5986],
      ['material', 16_900],
    ]);
    expect(hours.budget).toBe(102.5);
    expect(await refusal(ana, 'Job/budget-from-estimate', { id })).toMatch(/has a budget already/);
  });

  it('comes with the acceptance of a bid, with the options that were taken', async () => {
    const id = await estimated('J-B');
    const lines_json = JSON.stringify([
      { key: 'x', description: 'All', quantity: '1', price: '33220' },
      { key: 'd', description: 'Flue', quantity: '1', price: '1850', optional: true },
    ]);
    const bid = await ana.saved('JobBid/save', { job_id: id, title: 'Base', lines_json });
    await ana.saved('JobBid/save', { id: bid, status: 'Sent' });
    await ana.saved('JobBid/save', { id: bid, status: 'Accepted', chosen_json: '["d"]' });
    expect((await costing(id)).sums).toMatchObject({ budget: 16_900 + 5986 + 1300 });
  });

  it('is refused to who may not write it, and to other companies', async () => {
    const id = await estimated('J-R');
    expect(await refusal(cat, 'Job/budget-from-estimate', { id })).toBe(NOT_ALLOWED);
    expect(await refusal(bob, 'Job/budget-from-estimate', { id: job })).toMatch(/permission to write the budget/);
    expect(await refusal(eve, 'Job/budget-from-estimate', { id })).toBe(NOT_ALLOWED);
  });
});

describe('the burden of labour', () => {
  it('stands beside the time that it is of, and in the sum of labour; nothing else changes', async () => {
    const { data } = await ana.get('CompanySetting/get');
    const [{ id: settings } = { id: 0 }] = v.parse(v.array(v.looseObject({ id: v.number() })), data);
    const keep = (labour_burden: unknown) => ({
      id: settings,
      default_pricing_json: JSON.stringify({ labour_burden }),
    });
    expect(await refusal(ana, 'CompanySetting/save', keep(201))).toMatch(/between 0 and 200/);
    await ana.saved('CompanySetting/save', keep(18.5));
    const { rows, sums, hours } = await costing(job);
    const said = await ana.get('Job/cost-records', { id: job, figure: 'actual', cost_code: 'labour' });
    const listed = v.parse(costCalls['Job/cost-records'].answer, said.data);
    const burden = listed.filter(({ note }) => note === 'Burden 18.5 %');
    expect(Math.abs(centsOf(burden) - 437_270 * 0.185)).toBeLessThanOrEqual(burden.length / 2);
    expect(rows.find(({ cost_code }) => cost_code === 'labour')?.actual).toBe(centsOf(listed) / 100);
    expect([sums.actual, hours.worked]).toEqual([(2_778_610 + centsOf(burden)) / 100, 71.25]);
    await ana.saved('CompanySetting/save', keep(0));
    expect((await costing(job)).sums.actual).toBe(27_786.1);
  });
});
