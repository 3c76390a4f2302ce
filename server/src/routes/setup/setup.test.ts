import { setupCalls } from '@fieldspan/contract/setup-calls';
import { kitOf } from '@fieldspan/domain/trade-kits';
import { TRADES } from '@fieldspan/domain/trades';
import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTERS } from '../../starter-forms/starters.ts';
import { refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
/** Admin of the other company. */
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  await world.services.db.system((tx) => tx.insertInto('company_setting').values({ tenant_id: 1 }).execute());
}, 60_000);

afterAll(() => world.stop());

const addKit = async (trade: string) =>
  v.parse(setupCalls['Company/add-kit'].answer, (await ana.post('Company/add-kit', { trade })).data);
const steps = async (caller: Caller = ana) => {
  const { data } = await caller.get('Company/first-steps');
  const answer = v.parse(setupCalls['Company/first-steps'].answer, data);
  return { ...Object.fromEntries(answer.steps.map(({ step, is_done }) => [step, is_done])), samples: answer.samples };
};
const count = async (model: string, filters: object = {}, by: Caller = ana) => {
  const { data } = await by.get(`${model}/get`, { filters, limit: 200 });
  return v.parse(v.array(v.unknown()), data).length;
};
const place = (country: string, province: string | null) =>
  world.services.db.system((tx) =>
    sql`update company set country = ${country}, province = ${province} where id = 1`.execute(tx),
  );
const remove = async () =>
  v.parse(setupCalls['Company/remove-samples'].answer, (await ana.post('Company/remove-samples', {})).data);

describe('what a trade begins with', () => {
  it('names forms that the starter library has', () => {
    const keys = new Set(STARTERS.map(({ key }) => key));
    for (const trade of TRADES) expect(kitOf(trade).forms.filter((key) => !keys.has(key))).toEqual([]);
  });

  it('is added once, however often it is pressed, beside what the company has', async () => {
    await ana.saved('ExpenseCode/save', { code: '5300', description: 'Diesel' });
    await place('CA', 'QC');
    const presses = await Promise.all([1, 2, 3, 4].map(() => addKit('hvac')));
    expect(presses.filter(({ added }) => added > 0)).toHaveLength(1);
    expect(presses.flatMap(({ taxes }) => taxes)).toEqual(['GST', 'QST']);
    expect(await count('ExpenseCode')).toBe(7);
    expect(await count('ExpenseCode', { description: 'Diesel' })).toBe(1);
    expect(await count('EquipmentType', { name: 'Vacuum pump' })).toBe(1);
    expect(await count('CertificateType', { title: 'Refrigerant handling' })).toBe(1);
    expect(await count('LabourTask', { description: 'Replace an igniter' })).toBe(1);
    expect(await count('JobPersonnelRole', { title: 'Gas technician' })).toBe(1);
    expect(await count('FormTemplate', { starter_key: 'hvac-maintenance-visit' })).toBe(1);
    expect(await count('SafetyJobTask', { description: 'Handle refrigerant' })).toBe(1);
    expect(await count('SafetyControl', { description: 'Recovery machine and scale' })).toBe(1);
    expect(await count('ExpenseCode', {}, eve)).toBe(0);
  });

  it('adds only what is new of another trade, and leaves taxes alone that are there', async () => {
    const before = await count('ExpenseCode');
    const { added, taxes } = await addKit('plumbing');
    expect(added).toBeGreaterThan(0);
    expect(taxes).toEqual([]);
    expect(await count('ExpenseCode')).toBe(before);
  });

  it('is refused in words for what is no trade, and for everybody but an Admin', async () => {
    expect((await ana.post('Company/add-kit', { trade: 'bakery' })).errors.join(' ')).toContain('one of the trades');
    expect(await refusal(bob, 'Company/add-kit', { trade: 'hvac' })).toBe('Only an administrator sets up the company.');
    expect(await refusal(bob, 'Company/add-samples', {})).toBe('Only an administrator sets up the company.');
    expect(await refusal(bob, 'Company/remove-samples', {})).toBe('Only an administrator sets up the company.');
    expect(await bob.get('Company/first-steps')).toMatchObject({ success: false });
  });
});

describe('sample data', () => {
  it('is added once and taken away with one press; the first steps count none of it', async () => {
    expect(await steps(eve)).toMatchObject({ work: false, samples: 0 });
    const jobs = await count('Job');
    await Promise.all([ana.post('Company/add-samples', {}), ana.post('Company/add-samples', {})]);
    expect(await steps()).toMatchObject({ samples: 5, forms: true, taxes: true });
    expect(await count('Job')).toBe(jobs + 1);
    expect(await steps(eve)).toMatchObject({ work: false, samples: 0 });
    expect(await remove()).toEqual({ removed: 5, kept: [] });
    expect(await count('Job')).toBe(jobs);
    expect(await remove()).toEqual({ removed: 0, kept: [] });
  });

  it('keeps what other records need by now, and names it; the rest goes', async () => {
    await ana.post('Company/add-samples', {});
    const { data } = await ana.get('Job/get', { filters: { job_num: 'SAMPLE-1' } });
    const [{ id: job_id } = { id: 0 }] = v.parse(v.array(v.looseObject({ id: v.number() })), data);
    await ana.saved('TimeLog/save', {
      user_id: world.ids['ana'],
      job_id,
      time_in: '2026-11-20T12:00:00.000Z',
      time_out: '2026-11-20T16:00:00.000Z',
    });
    expect(await remove()).toEqual({
      removed: 3,
      kept: ['Extension of the clinic (sample)', 'Harbour View Clinic (sample)'],
    });
    expect(await steps()).toMatchObject({ samples: 2, clock: true });
  });
});
