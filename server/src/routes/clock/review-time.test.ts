import { HoursByDaySchema } from '@fieldspan/contract/review-calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;
let job: number;

const NOW = new Date('2026-11-20T12:00:00Z');
const SITE = { lat: 43.5448, long: -80.2482 };

const LogSchema = v.looseObject({ id: v.number(), version: v.number(), status: v.string(), day: v.string() });
const ReviewSchema = v.object({
  from: v.string(),
  to: v.string(),
  earlier: v.number(),
  later: v.number(),
  logs: v.array(LogSchema),
});
const DecidedSchema = v.object({
  decided: v.array(v.object({ id: v.number(), version: v.number() })),
  refused: v.array(v.object({ id: v.number(), name: v.string(), why: v.string() })),
});

const offBy = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000).toISOString();
const id = (name: string) => world.ids[name] ?? 0;
const review = async (caller: Caller = ana, query: object = { day: '2026-11-10' }) =>
  v.parse(ReviewSchema, (await caller.get('TimeLog/review', { ...query })).data);
const decide = async (call: 'approve' | 'reopen', payload: object, caller: Caller = ana) =>
  v.parse(DecidedSchema, (await caller.post(`TimeLog/${call}`, { ...payload })).data);
const statusOf = async (log: number) => v.parse(LogSchema, await one(log)).status;
const one = async (log: number) => (await review()).logs.find((each) => each.id === log);

/** A log of a day in November 2026, by the hours of UTC. */
async function logged(name: string, [day, from, until]: [number, number, number | null], more: object = {}) {
  const at = (hour: number) => new Date(Date.UTC(2026, 10, day, 0, hour * 60)).toISOString();
  return ana.saved('TimeLog/save', {
    user_id: id(name),
    time_in: at(from),
    ...(until === null ? {} : { time_out: at(until) }),
    break_hours: 0.5,
    status: 'submitted',
    ...more,
  });
}

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
  await world.services.db.system((tx) =>
    tx.updateTable('company').set({ country: 'CA', province: 'ON' }).where('id', '=', 1).execute(),
  );
  job = await ana.saved('Job/save', { job_name: 'Stone Road', job_num: 'J1', ...SITE, check_in_tolerance: 150 });
}, 60_000);
beforeEach(async () => {
  world.services.clock = () => NOW;
  await grant(world, 'bob', { TimeLogs: { read: true, write: false } });
  await grant(world, 'cat', {});
  await world.services.db.system(async (tx) => {
    await tx.deleteFrom('time_punch').execute();
    await tx.deleteFrom('time_log').execute();
  });
});
afterAll(() => world.stop());

const hours = async (caller: Caller) => v.parse(HoursByDaySchema, (await caller.get('TimeLog/hours-by-day')).data);

describe('the hours of this week', () => {
  it('stand on the days on which they began, approved apart from waiting; what is rejected or still runs does not count', async () => {
    await logged('bob', [16, 14, 22], { status: 'approved' });
    await logged('cat', [16, 14, 20]);
    await logged('bob', [18, 3, 8]);
    await logged('cat', [18, 14, 22], { status: 'rejected' });
    await logged('cat', [19, 14, null], { status: 'open' });
    await logged('cat', [11, 14, 22]);
    const { days, people } = await hours(ana);
    expect(days.map(({ day, approved, waiting }) => [day, approved, waiting])).toEqual([
      ['2026-11-16', 7.5, 5.5],
      ['2026-11-17', 0, 4.5],
      ['2026-11-18', 0, 0],
      ['2026-11-19', 0, 0],
      ['2026-11-20', 0, 0],
      ['2026-11-21', 0, 0],
      ['2026-11-22', 0, 0],
    ]);
    expect(people).toBe(2);
  });

  it('are those that the person may read, of their own company', async () => {
    await logged('bob', [16, 14, 22]);
    expect((await hours(eve)).people).toBe(0);
    expect((await hours(bob)).people).toBe(1);
  });
});

describe('the time that waits for a reviewer', () => {
  it('begins with the period of the oldest, and counts the others', async () => {
    await logged('bob', [3, 14, 22]);
    await logged('cat', [10, 14, 22]);
    await logged('cat', [18, 14, 22]);
    const first = await review(ana, {});
    expect(first).toMatchObject({ from: '2026-11-01', to: '2026-11-07', earlier: 0, later: 2 });
    expect(await review()).toMatchObject({ from: '2026-11-08', to: '2026-11-14', earlier: 1, later: 1 });
  });

  it('stands on the day on which it began where the company works', async () => {
    await logged('bob', [10, 3, 8]);
    expect((await review()).logs).toMatchObject([{ day: '2026-11-09' }]);
  });

  it('says what is odd: a running clock, an overlap of the later log, leave, a certificate that ended', async () => {
    const crew = await logged('cat', [10, 12, 20], { job_id: job });
    const running = await logged('bob', [10, 12, null], { job_id: job, status: 'open' });
    const type = await ana.saved('CertificateType/save', { title: 'Working at heights' });
    const rule = await ana.saved('CertificateRule/save', { type_id: type, gate: 'block', reach: 'projects' });
    await ana.saved('Certificate/save', { user_id: id('cat'), title: 'WAH', type_id: type, expires: '2026-11-10' });
    const away = { user_id: id('bob'), from_on: '2026-11-10', to_on: '2026-11-11', kind: 'holiday', state: 'granted' };
    const leave = await ana.saved('Leave/save', away);
    expect(await one(running)).toMatchObject({
      time_out: null,
      crew_out: '2026-11-10T20:00:00.000Z',
      on_leave: 1,
      missing_certificates: 'Working at heights',
    });
    expect(await one(crew)).toMatchObject({ on_leave: 0, missing_certificates: null, overlapped_until: null });
    await ana.post('CertificateRule/delete', { id: rule });
    await ana.post('Leave/delete', { id: leave });
    const earlier = await logged('cat', [11, 12, 16]);
    const later = await logged('cat', [11, 16, 20]);
    await world.services.db.system((tx) =>
      tx.updateTable('time_log').set({ time_in: '2026-11-11T15:35:00Z' }).where('id', '=', later).execute(),
    );
    expect(await one(earlier)).toMatchObject({ overlapped_until: null });
    expect(await one(later)).toMatchObject({ overlapped_until: '2026-11-11T16:00:00.000Z' });
  });

  it('is not shown to who reviews nothing, never has one’s own, and is of the reviewed jobs alone for a role', async () => {
    expect((await cat.get('TimeLog/review', {})).errors).toEqual(['You do not review the time of others.']);
    await logged('ana', [10, 12, 20]);
    const here = await logged('bob', [10, 12, 20], { job_id: job });
    await logged('bob', [11, 12, 20]);
    expect((await review()).logs).toHaveLength(2);
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Foreman', review_timelogs: 1 });
    const on = await ana.saved('JobPersonnel/save', { job_id: job, user_id: id('cat'), personnel_role_id: role });
    const foreman = await world.signIn('cat');
    expect((await review(foreman)).logs.map((log) => log.id)).toEqual([here]);
    await ana.post('JobPersonnel/delete', { id: on });
    expect((await review(eve)).logs).toEqual([]);
  });
});

describe('approving', () => {
  it('approves without remarks what has none, names what it refuses and why, and each may be taken back', async () => {
    const fine = await logged('bob', [10, 12, 20]);
    const long = await logged('bob', [11, 7, 20]);
    const changed = await logged('cat', [10, 12, 20]);
    const seen = (await review()).logs.map((log) => ({ id: log.id, version: log.version }));
    await ana.saved('TimeLog/save', { id: changed, notes: 'Waited for the crane' });
    const { decided, refused } = await decide('approve', { logs: seen, unremarked: 1 });
    expect(decided.map((each) => each.id)).toEqual([fine]);
    expect(refused.map((each) => [each.id, each.why])).toEqual([
      [changed, expect.stringMatching(/changed/i)],
      [long, 'There is something to look at in this time log by now.'],
    ]);
    expect(await refusal(ana, 'TimeLog/save', { id: fine, break_hours: 1 })).toMatch(/approved/);
    expect((await ana.post('TimeLog/reopen', { logs: decided })).success).toBe(false);
    await decide('reopen', { logs: decided, reason: 'Pressed too early' });
    expect(await statusOf(fine)).toBe('submitted');
    const { data } = await ana.get('History/get', { model: 'TimeLog', id: fine });
    expect(JSON.stringify(data)).toContain('Pressed too early');
  });

  it('is refused of one’s own, to who may only read, and to a stranger', async () => {
    await grant(world, 'bob', { TimeLogs: { read: true, write: true } });
    const reviewer = await world.signIn('bob');
    const own = await logged('bob', [10, 12, 20]);
    const logs = [{ id: own, version: 1 }];
    const approved = (caller: Caller) => decide('approve', { logs, unremarked: 0 }, caller);
    expect((await approved(reviewer)).refused).toMatchObject([
      { why: expect.stringMatching(/Nobody approves their own/) },
    ]);
    const other = await logged('cat', [10, 12, 20]);
    const ofCat = { logs: [{ id: other, version: 1 }], unremarked: 1 };
    await grant(world, 'bob', { TimeLogs: { read: true, write: false } });
    expect((await decide('approve', ofCat, bob)).refused).toMatchObject([{ why: expect.stringMatching(/permission/) }]);
    expect((await decide('approve', ofCat, eve)).refused).toMatchObject([
      { name: '', why: expect.stringMatching(/not found/) },
    ]);
    expect(await statusOf(other)).toBe('submitted');
  });

  it('approves each once, however many press at the same time', async () => {
    const ids: number[] = [];
    for (const day of [9, 10, 11]) ids.push(await logged('bob', [day, 12, 20]));
    const logs = ids.map((each) => ({ id: each, version: 1 }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => decide('approve', { logs, unremarked: 1 })));
    const decided = answers.flatMap((answer) => answer.decided);
    expect(decided.toSorted((a, b) => a.id - b.id)).toEqual(ids.map((each) => ({ id: each, version: 2 })));
    const whys = new Set(answers.flatMap((answer) => answer.refused.map(({ why }) => why)));
    expect(whys).toEqual(new Set(['This time log is approved already.']));
  });
});

describe('splitting', () => {
  it('makes two of one, both or neither, by the version that was seen', async () => {
    const log = await logged('cat', [10, 12, 20], { job_id: job });
    const split = { id: log, version: 1, at: '2026-11-10T18:00:00Z', job_id: '', service_id: '', reason: 'Moved on' };
    expect(await refusal(ana, 'TimeLog/split', { ...split, at: '2026-11-10T20:00:00Z' })).toMatch(/between in and out/);
    expect(await refusal(bob, 'TimeLog/split', split)).toMatch(/permission/);
    expect((await ana.post('TimeLog/split', split)).success).toBe(true);
    expect((await review()).logs).toMatchObject([
      { hours: 5.5, break_hours: 0.5, job_id: job, time_out: '2026-11-10T18:00:00.000Z' },
      { hours: 2, break_hours: 0, job_id: null, status: 'submitted' },
    ]);
    expect((await ana.post('TimeLog/split', { ...split, at: '2026-11-10T15:00:00Z' })).success).toBe(false);

    expect((await review()).logs).toHaveLength(2);
  });

  it('leaves an approved log alone', async () => {
    const log = await logged('bob', [10, 12, 20], { status: 'approved' });
    const split = { id: log, version: 1, at: '2026-11-10T18:00:00Z', reason: 'Moved on' };
    expect(await refusal(ana, 'TimeLog/split', split)).toMatch(/approved/);
  });
});

describe('the presses of a log', () => {
  it('are seen with their positions by who decides, not by who may only read', async () => {
    world.services.clock = () => NOW;
    const inAt = { job_id: job, intent: 'in', currentLat: 43.5466, currentLong: SITE.long, position_accuracy: 8 };
    await ana.saved('JobPersonnel/save', { job_id: job, user_id: id('cat') });
    expect((await cat.post('TimeLog/punch-clock', { ...inAt, device_at: offBy(3) })).success).toBe(true);
    const { logs } = await review(ana, { day: '2026-11-20' });
    expect(logs).toMatchObject([{ clocked_in_offsite: 1, clock_off_s: 10_800 }]);
    const query = { id: logs[0]?.id };
    const site = { ...SITE, tolerance_m: 150 };
    const punch = { kind: 'in', lat: 43.5466, distance_m: expect.closeTo(200, 0), device_at: offBy(3) };
    expect((await ana.get('TimeLog/punches', query)).data).toMatchObject({ site, punches: [punch] });
    expect((await cat.get('TimeLog/punches', query)).data).toMatchObject({ punches: [punch] });
    for (const caller of [bob, eve])
      expect((await caller.get('TimeLog/punches', query)).errors).toEqual([
        'Only who decides about this time sees where it was clocked.',
      ]);
  });

  it('say nothing about a clock that is right', async () => {
    const soon = new Date(NOW.getTime() + 20_000).toISOString();
    expect((await bob.post('TimeLog/punch-clock', { intent: 'in', device_at: soon })).success).toBe(true);
    expect((await review(ana, { day: '2026-11-20' })).logs).toMatchObject([{ clock_off_s: null }]);
    expect((await bob.post('TimeLog/punch-clock', { intent: 'out', device_at: 'noon' })).success).toBe(false);
  });
});
