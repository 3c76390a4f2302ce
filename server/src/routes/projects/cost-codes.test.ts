import { costCalls } from '@fieldspan/contract/cost-calls';
import type { CostingAnswer } from '@fieldspan/contract/cost-calls';
import { PunchedSchema } from '@fieldspan/contract/punched';
import { reviewCalls } from '@fieldspan/contract/review-calls';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { found, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

const OF_ANOTHER = 'This cost code is not of this project. Choose one of its own.';
const ARCHIVED = 'This cost code is archived, so no more time goes on it.';
let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;
let job: number;
let other: number;
const codes = { forms: 0, crane: 0, old: 0, elsewhere: 0 };
const id = (name: string) => world.ids[name] ?? 0;
const at = (time: string) => {
  world.services.clock = () => new Date(`2026-11-19T${time}:00.000Z`);
};

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  job = await ana.saved('Job/save', { job_name: 'Stone Road', job_num: 'K-1' });
  other = await ana.saved('Job/save', { job_name: 'Mill', job_num: 'K-2' });
  const crew = await ana.saved('JobPersonnelRole/save', { title: 'Crew' });
  const lead = await ana.saved('JobPersonnelRole/save', { title: 'Lead', read_perms: 1, review_timelogs: 1 });
  for (const job_id of [job, other])
    await ana.saved('JobPersonnel/save', { job_id, user_id: id('bob'), personnel_role_id: crew });
  await ana.saved('JobPersonnel/save', { job_id: job, user_id: id('cat'), personnel_role_id: lead });
  await ana.saved('UserCompanySetting/save', { user_id: id('bob'), pay_rate: 30 });
  const code = (values: object) => ana.saved('JobCostCode/save', { job_id: job, ...values });
  codes.forms = await code({ code: ' 03-100 ', title: 'Forms', hours: 12 });
  codes.crane = await code({ code: '01-540', title: 'Hoisting', cost_code: 'equipment' });
  codes.old = await code({ code: '02-200', title: 'Survey', archived: 1 });
  codes.elsewhere = await code({ code: '03-100', title: 'Forms', job_id: other });
}, 60_000);

beforeEach(async () => {
  at('18:00');
  await world.services.db.system(async (tx) => {
    await tx.deleteFrom('time_punch').execute();
    await tx.deleteFrom('time_log').execute();
  });
});

afterAll(() => world.stop());

const press = (more: object, by: Caller = bob) =>
  by.post('TimeLog/punch-clock', { intent: 'in', job_id: job, ...more });
const log = (more: object = {}) => ({
  job_id: job,
  time_in: '2026-11-18T12:00:00Z',
  time_out: '2026-11-18T16:00:00Z',
  status: 'submitted',
  ...more,
});
const logs = () =>
  world.services.db.system((tx) =>
    tx.selectFrom('time_log').orderBy('id').select(['job_id', 'cost_code_id', 'hours']).execute(),
  );
async function costing(): Promise<CostingAnswer> {
  const { data, errors } = await ana.get('Job/costing', { id: job });
  expect(errors).toEqual([]);
  return v.parse(costCalls['Job/costing'].answer, data);
}

describe('a cost code of a project', () => {
  it('is read by whoever works there, and written by whoever writes the budget', async () => {
    const { data } = await bob.get('JobCostCode/get', { filters: { job_id: job }, order: [['code', 'ASC']] });
    expect(data).toMatchObject([{ code: '01-540' }, { code: '02-200' }, { code: '03-100', cost_code: 'labour' }]);
    expect((await eve.get('JobCostCode/get')).data).toEqual([]);
    expect((await cat.get('JobCostCode/get', { filters: { job_id: other } })).data).toEqual([]);
    const one = { job_id: job, code: '04-100', title: 'Steel' };
    for (const by of [bob, cat]) expect(await refusal(by, 'JobCostCode/save', one)).toMatch(/permission/);
    expect((await eve.post('JobCostCode/save', one)).success).toBe(false);
  });

  it('is there once, has a name, stays with its project, and stays while there is time on it', async () => {
    const again = { job_id: job, code: '03-100', title: 'Again' };
    expect(await refusal(ana, 'JobCostCode/save', again)).toBe('Another cost code has this code.');
    expect(await refusal(ana, 'JobCostCode/save', { ...again, code: '9', title: ' ' })).toMatch(/a code and a name/);
    expect(await refusal(ana, 'JobCostCode/save', { id: codes.forms, job_id: other })).toMatch(
      /stays with its project/,
    );
    await bob.saved('TimeLog/save', log({ cost_code_id: codes.forms }));
    expect(await refusal(ana, 'JobCostCode/delete', { id: codes.forms })).toMatch(/in use/);
  });

  it('goes along with a copy of its project, unless it is archived', async () => {
    const made = await ana.saved('Job/copy', {
      id: job,
      job_num: 'K-3',
      job_name: 'Stone Road 2',
      start_date: '',
      people: 0,
      files: 0,
      schedule: 0,
      tasks: 0,
      client_key: 'copied',
    });
    const { data } = await ana.get('JobCostCode/get', { filters: { job_id: made }, order: [['code', 'ASC']] });
    expect(data).toMatchObject([
      { code: '01-540', title: 'Hoisting', cost_code: 'equipment', hours: null },
      { code: '03-100', title: 'Forms', cost_code: 'labour', hours: null },
    ]);
  });
});

describe('time on a cost code', () => {
  it('is started by the clock, and goes over to another code at one instant', async () => {
    await press({ cost_code_id: codes.forms, client_key: 'first' });
    await press({ cost_code_id: codes.forms, client_key: 'first' });
    at('19:00');
    // A press that says nothing of the code, such as one of an older page, leaves it.
    await press({});
    expect(await bob.get('OpenTimeLog/get')).toMatchObject({ data: [{ cost_code_id: codes.forms }] });
    await press({ cost_code_id: codes.crane });
    at('20:00');
    await press({ cost_code_id: '' });
    expect(await logs()).toEqual([
      { job_id: job, cost_code_id: codes.forms, hours: 1 },
      { job_id: job, cost_code_id: codes.crane, hours: 1 },
      { job_id: job, cost_code_id: null, hours: null },
    ]);
  });

  it('is refused by the clock for a code of another project, or an archived one; what runs goes on', async () => {
    await press({ cost_code_id: codes.forms });
    at('19:00');
    expect(await press({ cost_code_id: codes.elsewhere })).toMatchObject({ success: false, errors: [OF_ANOTHER] });
    expect(await press({ cost_code_id: codes.old })).toMatchObject({ success: false, errors: [ARCHIVED] });
    expect(await press({ job_id: '', cost_code_id: codes.forms })).toMatchObject({
      errors: ['Only time of a project has a cost code.'],
    });
    expect(await logs()).toEqual([{ job_id: job, cost_code_id: codes.forms, hours: null }]);
  });

  it('is not lost where a press waited on the device until its code was archived', async () => {
    const { data } = await press({ cost_code_id: codes.old, waited_ms: 3_600_000 });
    expect(v.parse(PunchedSchema, data)).toMatchObject({ open: 1, time_in: '2026-11-19T17:00:00.000Z' });
    expect(await logs()).toEqual([{ job_id: job, cost_code_id: null, hours: null }]);
  });

  it('is written by hand under the same conditions, and leaves its code when it goes to another project', async () => {
    expect(await refusal(bob, 'TimeLog/save', log({ cost_code_id: codes.elsewhere }))).toBe(OF_ANOTHER);
    expect(await refusal(bob, 'TimeLog/save', log({ cost_code_id: codes.old }))).toBe(ARCHIVED);
    const made = await bob.saved('TimeLog/save', log({ cost_code_id: codes.forms, status: 'open' }));
    await bob.saved('TimeLog/save', { id: made, notes: 'East wall' });
    expect(await refusal(bob, 'TimeLog/save', { id: made, job_id: other, cost_code_id: codes.crane })).toBe(OF_ANOTHER);
    await bob.saved('TimeLog/save', { id: made, job_id: other });
    expect(await found(bob, `TimeLog/find/${made}`)).toMatchObject({ job_id: other, cost_code_id: null });
    const { data } = await bob.get('History/get', { model: 'TimeLog', id: made });
    expect(JSON.stringify(data)).toContain('"03-100 Forms"');
  });

  it('is seen by its reviewer, corrected, and split on to another code', async () => {
    const made = await bob.saved('TimeLog/save', log({ cost_code_id: codes.forms }));
    const review = async () =>
      v.parse(reviewCalls['TimeLog/review'].answer, (await cat.get('TimeLog/review', { day: '2026-11-18' })).data).logs;
    const [seen] = await review();
    expect(seen).toMatchObject({ cost_code_id: codes.forms, CostCode: { code: '03-100', title: 'Forms' } });
    const half = { id: made, version: seen?.version ?? 0, at: '2026-11-18T14:00:00Z', job_id: job, reason: 'Crane' };
    expect(await refusal(cat, 'TimeLog/split', { ...half, cost_code_id: codes.elsewhere })).toBe(OF_ANOTHER);
    expect(await logs()).toHaveLength(1);
    expect(await cat.post('TimeLog/split', { ...half, cost_code_id: codes.crane })).toMatchObject({ errors: [] });
    expect(await logs()).toMatchObject([{ cost_code_id: codes.forms }, { cost_code_id: codes.crane }]);
    const [first] = await review();
    const quarter = { ...half, version: first?.version ?? 0, at: '2026-11-18T13:00:00Z' };
    expect(await cat.post('TimeLog/split', quarter)).toMatchObject({ errors: [] });
    expect((await logs()).map(({ cost_code_id }) => cost_code_id)).toEqual([codes.forms, codes.crane, codes.forms]);
  });

  it('costs what its code counts among, and its hours stand beside those that the code may take', async () => {
    const crane = { time_in: '2026-11-18T16:00:00Z', time_out: '2026-11-18T18:00:00Z', cost_code_id: codes.crane };
    const late = { time_in: '2026-11-18T18:00:00Z', time_out: '2026-11-18T19:00:00Z' };
    for (const more of [{ cost_code_id: codes.forms }, crane, late]) {
      const made = await bob.saved('TimeLog/save', log(more));
      await ana.saved('TimeLog/save', { id: made, status: 'approved' });
    }
    const { rows, hours, codes: shown } = await costing();
    expect(rows.map(({ cost_code, actual }) => [cost_code, actual])).toEqual([
      ['labour', 150],
      ['equipment', 60],
    ]);
    expect(hours.worked).toBe(7);
    expect(shown.map(({ code, hours: most, worked }) => [code, most, worked])).toEqual([
      ['01-540', null, 2],
      ['03-100', 12, 4],
      ['02-200', null, 0],
    ]);
    const { data } = await ana.get('Job/cost-records', { id: job, figure: 'actual', cost_code: 'equipment' });
    expect(data).toMatchObject([{ model: 'TimeLog', note: expect.stringMatching(/^01-540 Hoisting · /), amount: 60 }]);
  });
});
