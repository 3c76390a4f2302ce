import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { sendClockReminders } from './clock-reminders.ts';
import { endClocks } from './end-clocks.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let job: number;
let call: number;

const HOUR_MS = 3_600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const idOf = (name: string) => world.ids[name] ?? 0;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('cat')]);
  await world.services.db.system(async (tx) => {
    const { id } = await tx
      .insertInto('job')
      .values({ tenant_id: 1, job_name: 'Stone Road', job_num: 'J1' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const service = await tx
      .insertInto('service')
      .values({ tenant_id: 1, job_name: 'Boiler', job_num: 'S1', slug: 'boiler' })
      .returning('id')
      .executeTakeFirstOrThrow();
    [job, call] = [id, service.id];
    const role = await tx
      .insertInto('job_personnel_role')
      .values({ tenant_id: 1, title: 'Foreman', review_timelogs: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('job_personnel')
      .values([
        { tenant_id: 1, job_id: job, user_id: idOf('bob') },
        { tenant_id: 1, job_id: job, user_id: idOf('cat'), personnel_role_id: role.id },
      ])
      .execute();
  });
}, 60_000);
afterAll(() => world.stop());
beforeEach(async () => {
  await world.services.db.system(async (tx) => {
    for (const table of ['time_punch', 'time_break', 'time_log', 'visit', 'notification', 'clock_reminder'] as const)
      await tx.deleteFrom(table).execute();
  });
});

/** Bob's log that began so many hours ago. */
async function runs(hours: number, more: object = {}): Promise<{ id: number; slug: string }> {
  return world.services.db.system((tx) =>
    tx
      .insertInto('time_log')
      .values({
        tenant_id: 1,
        user_id: idOf('bob'),
        job_id: job,
        time_in: ago(hours),
        status: 'open',
        break_hours: 0,
        ...more,
      })
      .returning(['id', 'slug'])
      .executeTakeFirstOrThrow(),
  );
}

/** Several processes at once, and once more. */
async function inAll(run: (signal: AbortSignal) => Promise<number>): Promise<void> {
  const { signal } = new AbortController();
  await Promise.all([run(signal), run(signal), run(signal)]);
  await run(signal);
}
const remindAll = () => inAll((signal) => sendClockReminders(world.services, signal));
const endAll = () => inAll((signal) => endClocks(world.services, signal));

const SaidSchema = v.array(v.looseObject({ message: v.string(), link: v.string() }));
const told = async (caller: Caller) =>
  v.parse(SaidSchema, (await caller.get('Notification/get')).data).map(({ message, link }) => ({ message, link }));

const LogSchema = v.looseObject({
  time_in: v.string(),
  time_out: v.nullable(v.string()),
  hours: v.nullable(v.number()),
  ended_by_itself: v.number(),
});
const logOf = async (id: number) => v.parse(LogSchema, (await ana.get(`TimeLog/find/${id}`)).data);

const SettingsSchema = v.array(v.looseObject({ id: v.number(), version: v.number() }));

async function allow(hours: number | null): Promise<void> {
  const [known] = v.parse(SettingsSchema, (await ana.get('CompanySetting/get')).data);
  await ana.saved('CompanySetting/save', {
    ...(known && { id: known.id, version: known.version }),
    job_defaults_json: JSON.stringify({ check_in_tolerance: 100, ...(hours !== null && { clock_out_after_h: hours }) }),
  });
}

describe('a clock that runs for twelve hours', () => {
  it('is told once to its person and to who reviews time on the project, and to nobody else', async () => {
    await runs(12.1);
    await remindAll();
    expect(await told(bob)).toEqual([
      {
        message: 'You have been clocked in for 12 hours. Clock out if you have stopped working.',
        link: '/punch-clock',
      },
    ]);
    const ofReviewer = await told(cat);
    expect(ofReviewer).toHaveLength(1);
    expect(ofReviewer[0]?.message).toMatch(/ has been clocked in for 12 hours\. Did they forget to clock out\?$/);
    expect(await told(ana)).toEqual([]);
  });

  it.each([
    ['runs shorter', 11.9, {}],
    ['began the day before yesterday', 49, {}],
    ['has ended', 13, { time_out: ago(1) }],
  ])('is no reminder when it %s', async (_, hours, more) => {
    await runs(hours, more);
    await remindAll();
    expect([await told(bob), await told(cat)]).toEqual([[], []]);
  });
});

describe('a clock that a company has end by itself', () => {
  it('ends at its start plus those hours, once, with the break that lasted, and the person is told', async () => {
    await allow(10);
    const { id, slug } = await runs(30);
    await world.services.db.system((tx) =>
      tx
        .insertInto('time_break')
        .values({
          tenant_id: 1,
          user_id: idOf('bob'),
          time_log_id: id,
          kind: 'meal',
          is_paid: 0,
          starts_at: ago(21),
          ends_at: null,
        })
        .execute(),
    );
    await endAll();
    const log = await logOf(id);
    expect(Date.parse(log.time_out ?? '') - Date.parse(log.time_in)).toBe(10 * HOUR_MS);
    expect(log).toMatchObject({ ended_by_itself: 1, hours: 9, break_hours: 1, status: 'open' });
    expect(await told(bob)).toEqual([
      {
        message: 'Nobody clocked you out for 10 hours, so your time ends there. Correct it if that is wrong.',
        link: `/time-logs/list/${slug}`,
      },
    ]);
  });

  it('goes on while it is younger, while the company wants none ended, and when the setting is no choice', async () => {
    const { id } = await runs(9.9);
    for (const hours of [10, null, 9]) {
      await allow(hours);
      await endAll();
      expect(await logOf(id)).toMatchObject({ time_out: null, ended_by_itself: 0 });
    }
  });

  it('ends when its person pressed, once a press that was kept without a connection arrives', async () => {
    await allow(10);
    const { id } = await runs(14);
    await endAll();
    expect(await logOf(id)).toMatchObject({ hours: 10, ended_by_itself: 1 });
    await bob.post('TimeLog/punch-clock', { intent: 'out', waited_ms: 6 * HOUR_MS, client_key: 'late' });
    const log = await logOf(id);
    expect(Date.parse(log.time_out ?? '') - Date.parse(log.time_in)).toBeCloseTo(8 * HOUR_MS, -4);
    expect(log.hours).toBeCloseTo(8, 1);
    expect(log.ended_by_itself).toBe(0);
    // Once it has ended by a press, another one finds nothing to end.
    expect((await bob.post('TimeLog/punch-clock', { intent: 'out', client_key: 'again' })).success).toBe(false);
  });
});

const visit = (hours: number, more: object = {}) =>
  world.services.db.system((tx) =>
    tx
      .insertInto('visit')
      .values({
        tenant_id: 1,
        service_id: call,
        lead_id: idOf('bob'),
        state: 'published',
        starts_at: ago(hours),
        ...more,
      })
      .execute(),
  );
const usesClock = () => runs(40, { time_out: ago(32), hours: 8 });

it('an end that a person gave instead is not changed by a press that arrives late', async () => {
  await allow(10);
  const { id } = await runs(14);
  await endAll();
  const time_out = ago(5);
  await ana.saved('TimeLog/save', { id, time_out });
  expect(await logOf(id)).toMatchObject({ time_out, ended_by_itself: 0 });
  const late = { intent: 'out', waited_ms: 6 * HOUR_MS, client_key: 'later' };
  expect((await bob.post('TimeLog/punch-clock', late)).success).toBe(false);
  expect(await logOf(id)).toMatchObject({ time_out });
});

describe('a visit that began half an hour ago without a clock', () => {
  it('is told once to who should be there, with the clock of the call', async () => {
    await usesClock();
    await visit(0.6);
    await remindAll();
    expect(await told(bob)).toEqual([
      {
        message: 'Your visit to S1 began half an hour ago, and you are not clocked in.',
        link: '/punch-clock/service/boiler',
      },
    ]);
  });

  it.each([
    ['began just now', 0.4, {}],
    ['began too long ago', 4.1, {}],
    ['was not told to anybody', 0.6, { state: 'planned' }],
    ['is under way', 0.6, { state: 'travelling' }],
  ])('is no reminder when it %s', async (_, hours, more) => {
    await usesClock();
    await visit(hours, more);
    await remindAll();
    expect(await told(bob)).toEqual([]);
  });

  it('is no reminder for who never uses the clock, is clocked in, or was after it began', async () => {
    await visit(0.6);
    await remindAll();
    await runs(1);
    await remindAll();
    await world.services.db.system((tx) =>
      tx
        .updateTable('time_log')
        .set({ time_out: ago(0.1) })
        .execute(),
    );
    await remindAll();
    expect(await told(bob)).toEqual([]);
  });
});
