import { PunchedSchema } from '@fieldspan/contract/punched';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SITE = { lat: 43.5448, long: -80.2482 };
/** A position this many metres north of the site. */
const north = (metres: number) => ({ currentLat: SITE.lat + metres / 111_195.08, currentLong: SITE.long });
const id = (name: string) => world.ids[name] ?? 0;
const at = (time: Date) => (world.services.clock = () => time);
const NOON = new Date('2026-11-20T12:00:00.000Z');
const plus = (ms: number) => new Date(NOON.getTime() + ms);

const jobs = await world.services.db.system(async (tx) => {
  const rows = await tx
    .insertInto('job')
    .values([
      { tenant_id: 1, job_name: 'Stone Road', job_num: 'J1', ...SITE, check_in_tolerance: 100 },
      { tenant_id: 1, job_name: 'Yard', job_num: 'J2' },
      { tenant_id: 1, job_name: 'Old', job_num: 'J3', archived: 1 },
      { tenant_id: 1, job_name: 'Gone', job_num: 'J4', deleted: 1 },
      { tenant_id: 2, job_name: 'Lake', job_num: 'L1' },
      { tenant_id: 1, job_name: 'Private', job_num: 'J5' },
    ])
    .returning('id')
    .execute();
  const [stone = 0, yard = 0, old = 0, gone = 0, lake = 0, secret = 0] = rows.map((row) => row.id);
  await tx
    .insertInto('job_personnel')
    .values([stone, yard, old, gone].map((job_id) => ({ tenant_id: 1, job_id, user_id: id('bob') })))
    .execute();
  return { stone, yard, old, gone, lake, secret };
});
const calls = await world.services.db.system(async (tx) => {
  const rows = await tx
    .insertInto('service')
    .values([
      { tenant_id: 1, job_name: 'Boiler', job_num: 'S1', assigned_to: id('bob'), ...SITE },
      { tenant_id: 1, job_name: 'Old', job_num: 'S2', assigned_to: id('bob'), archived: 1 },
      { tenant_id: 1, job_name: 'Other', job_num: 'S3', assigned_to: id('cat') },
    ])
    .returning('id')
    .execute();
  const [boiler = 0, old = 0, other = 0] = rows.map((row) => row.id);
  return { boiler, old, other };
});

beforeEach(async () => {
  at(NOON);
  await world.services.db.system(async (tx) => {
    await tx.deleteFrom('time_punch').execute();
    await tx.deleteFrom('time_log').execute();
  });
});
afterAll(() => world.stop());

async function punched(payload: Record<string, unknown>, by: Caller = bob) {
  const { success, errors, data } = await by.post('TimeLog/punch-clock', payload);
  if (!success) throw new Error(errors.join(' '));
  return v.parse(PunchedSchema, data);
}
const refusal = async (payload: Record<string, unknown>, by: Caller = bob) => {
  const { success, errors, status } = await by.post('TimeLog/punch-clock', payload);
  return { success, status, error: errors[0] };
};
const running = async (by: Caller = bob) =>
  (await by.get('OpenTimeLog/get', { filters: { user_id: by.session.user_id } })).data;
const logs = () =>
  world.services.db.system((tx) =>
    tx
      .selectFrom('time_log')
      .orderBy('id')
      .select(['user_id', 'job_id', 'service_id', 'time_in', 'time_out', 'hours', 'distance_m'])
      .execute(),
  );

const punchesSeenBy = (name: string) =>
  world.services.db.as({ userId: id(name), tenantId: 1 }, (tx) => tx.selectFrom('time_punch').selectAll().execute());

describe('the clock', () => {
  it('CLOCK010 changes with its five keys: in, then out', async () => {
    const keys = { job_id: jobs.stone, service_id: '', ...north(50), position_accuracy: 8.5 };
    expect(await punched(keys)).toMatchObject({ open: 1, time_in: NOON.toISOString(), clocked_in_offsite: 0 });
    expect(await running()).toMatchObject([{ job_id: jobs.stone, time_in: NOON.toISOString() }]);
    at(plus(90 * MINUTE));
    expect(await punched(keys)).toMatchObject({ open: 0, time_out: plus(90 * MINUTE).toISOString() });
    expect(await running()).toEqual([]);
    expect(await logs()).toMatchObject([{ hours: 1.5, distance_m: 50 }]);
  });

  it('runs without any job, and on a service', async () => {
    await punched({});
    expect(await running()).toMatchObject([{ job_id: null, service_id: null }]);
    await punched({});
    expect(await punched({ service_id: calls.boiler, ...north(5000) })).toMatchObject({ clocked_in_offsite: 0 });
    expect(await running()).toMatchObject([{ service_id: calls.boiler }]);
  });

  it('switches to another job at a single instant', async () => {
    await punched({ job_id: jobs.yard });
    at(plus(HOUR));
    await punched({ service_id: calls.boiler });
    expect(await logs()).toMatchObject([
      { job_id: jobs.yard, time_out: plus(HOUR).toISOString(), hours: 1 },
      { service_id: calls.boiler, time_in: plus(HOUR).toISOString(), time_out: null },
    ]);
  });

  it('does what was meant and not the opposite, if a punch says what it means', async () => {
    expect(await refusal({ intent: 'out' })).toEqual({
      success: false,
      status: 200,
      error: 'You are already clocked out.',
    });
    const first = await punched({ intent: 'in', job_id: jobs.yard });
    expect(await punched({ intent: 'in', job_id: jobs.yard })).toEqual(first);
    await punched({ intent: 'out', job_id: jobs.stone });
    expect(await running()).toEqual([]);
    expect(await logs()).toHaveLength(1);
  });
});

describe('being offsite', () => {
  it('CLOCK002 CLOCK007 is decided by the server: at the tolerance and beyond it', async () => {
    expect(await punched({ job_id: jobs.stone, ...north(99.9) })).toMatchObject({ clocked_in_offsite: 0 });
    await punched({});
    expect(await punched({ job_id: jobs.stone, ...north(100.1) })).toMatchObject({
      clocked_in_offsite: 1,
      time_on_site: null,
    });
    expect(await logs()).toMatchObject([{ distance_m: 99.9 }, { distance_m: 100.1 }]);
  });

  it('also applies if the position is unknown', async () => {
    expect(await punched({ job_id: jobs.stone, currentLat: '', currentLong: '' })).toMatchObject({
      clocked_in_offsite: 1,
    });
  });

  it('ends on arrival, only within the tolerance', async () => {
    await punched({ job_id: jobs.stone, ...north(900) });
    const asked = { intent: 'arrive', job_id: jobs.stone };
    expect((await refusal({ ...asked, ...north(900) })).error).toMatch('still too far');
    expect((await refusal(asked)).error).toMatch('position is not known');
    at(plus(MINUTE));
    expect(await punched({ ...asked, ...north(20) })).toMatchObject({
      open: 1,
      time_in: NOON.toISOString(),
      time_on_site: plus(MINUTE).toISOString(),
    });
    expect(await punched({ ...asked, ...north(20) })).toMatchObject({ open: 1 });
    expect(await logs()).toHaveLength(1);
  });
});

describe('a delayed punch from a phone', () => {
  it('counts from when it was made', async () => {
    expect(await punched({ job_id: jobs.yard, waited_ms: 2 * HOUR })).toMatchObject({
      time_in: plus(-2 * HOUR).toISOString(),
    });
    expect(await punched({ intent: 'out', waited_ms: 30 * MINUTE })).toMatchObject({
      time_out: plus(-30 * MINUTE).toISOString(),
    });
    expect(await logs()).toMatchObject([{ hours: 1.5 }]);
  });

  it('never ends a log before it began', async () => {
    await punched({ job_id: jobs.yard });
    expect(await punched({ intent: 'out', waited_ms: HOUR })).toMatchObject({ time_out: NOON.toISOString() });
    expect(await logs()).toMatchObject([{ hours: 0 }]);
  });

  it('never begins a log before the last one ended', async () => {
    await punched({ job_id: jobs.yard, waited_ms: HOUR });
    await punched({ intent: 'out', waited_ms: 10 * MINUTE });
    const { time_in } = await punched({ job_id: jobs.stone, waited_ms: 30 * MINUTE });
    expect(time_in).toBe(plus(-10 * MINUTE).toISOString());
  });

  it('is refused after more than a week, and if its delay is negative', async () => {
    expect((await refusal({ waited_ms: 8 * 24 * HOUR })).error).toMatch('Ask the office');
    expect(await refusal({ waited_ms: -1 })).toMatchObject({ status: 400, error: 'waited_ms must not be negative.' });
    expect(await logs()).toEqual([]);
  });
});

describe('exactly once', () => {
  it('a repeated punch returns the first time log', async () => {
    const first = await punched({ job_id: jobs.yard, client_key: 'press-1' });
    expect(await punched({ job_id: jobs.yard, client_key: 'press-1' })).toEqual(first);
    expect(await running()).toHaveLength(1);
    const ended = await punched({ client_key: 'press-2' });
    expect(await punched({ client_key: 'press-2' })).toEqual(ended);
    expect(await logs()).toHaveLength(1);
  });

  it('the same punch, twice at the same time, counts once', async () => {
    const both = await Promise.all([1, 2].map(() => punched({ job_id: jobs.yard, client_key: 'race' })));
    expect(both[0]).toEqual(both[1]);
    expect(await logs()).toHaveLength(1);
  });

  it('two punches of two devices at the same time leave at most one log running', async () => {
    await Promise.all([punched({ job_id: jobs.yard }), punched({ job_id: jobs.yard })]);
    expect(await logs()).toHaveLength(1);
    expect(await running()).toEqual([]);
    await Promise.all([punched({ job_id: jobs.yard, intent: 'in' }), punched({ job_id: jobs.stone, intent: 'in' })]);
    expect(await running()).toHaveLength(1);
  });

  it('the key of somebody else is refused', async () => {
    await punched({ client_key: 'taken' });
    expect((await refusal({ client_key: 'taken' }, ana)).error).toBe('This punch was already sent by somebody else.');
    expect(await running(ana)).toEqual([]);
  });
});

describe('who may clock in where', () => {
  it.each([
    ['archived', 'old', 'This project is archived, so nobody can clock in on it.'],
    ['deleted', 'gone', 'This project was deleted, so nobody can clock in on it.'],
    ['of another employer', 'lake', 'This project was not found, or you do not work on it.'],
    ['none of theirs', 'secret', 'This project was not found, or you do not work on it.'],
  ] as const)('a project that is %s is refused', async (_, name, error) => {
    expect(await refusal({ job_id: jobs[name] })).toEqual({ success: false, status: 200, error });
    expect(await logs()).toEqual([]);
  });

  it.each([
    ['archived', 'old', 'This service is archived, so nobody can clock in on it.'],
    ['somebody else’s', 'other', 'This service was not found, or you do not work on it.'],
  ] as const)('a service that is %s is refused', async (_, name, error) => {
    expect((await refusal({ service_id: calls[name] })).error).toBe(error);
  });

  it('an Admin can clock in on any project of the company, but not of another company', async () => {
    expect(await punched({ job_id: jobs.secret }, ana)).toMatchObject({ open: 1 });
    expect((await refusal({ job_id: jobs.lake }, ana)).success).toBe(false);
    expect(await punched({ job_id: jobs.lake }, eve)).toMatchObject({ open: 1 });
  });

  it('a refused switch of jobs does not change the running log', async () => {
    await punched({ job_id: jobs.yard });
    await refusal({ job_id: jobs.old });
    expect(await running()).toMatchObject([{ job_id: jobs.yard }]);
  });

  it('one can clock out of a job that has been archived', async () => {
    await punched({ job_id: jobs.yard });
    const archive = (archived: 0 | 1) =>
      world.services.db.system((tx) => tx.updateTable('job').set({ archived }).where('id', '=', jobs.yard).execute());
    await archive(1);
    expect(await punched({ job_id: jobs.yard })).toMatchObject({ open: 0 });
    await archive(0);
  });

  it('it needs a signed-in person, and at most one job', async () => {
    const response = await world.request('/api/TimeLog/punch-clock', { method: 'POST', body: new FormData() });
    expect(response.status).toBe(401);
    expect(await refusal({ job_id: jobs.yard, service_id: calls.boiler })).toMatchObject({ status: 400 });
    expect(await refusal({ currentLat: 91, currentLong: 0 })).toMatchObject({
      status: 400,
      error: 'currentLat must not be above 90.',
    });
  });

  it('colleagues cannot read where somebody punched', async () => {
    await punched({ job_id: jobs.stone, ...north(5) });
    expect(await punchesSeenBy('bob')).toHaveLength(1);
    expect(await punchesSeenBy('ana')).toEqual([]);
  });
});
