import { breaksIn } from '@fieldspan/domain/breaks';
import * as v from 'valibot';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openWorld } from '../testing/world.ts';

const world = await openWorld();
const bob = await world.signIn('bob');
const { db } = world.services;

const T = (clock: string) => `2026-11-19T${clock}.000Z`;
const at = (clock: string) => {
  world.services.clock = () => new Date(T(clock));
};
const press = (intent: string, more: object = {}) => bob.post('TimeLog/punch-clock', { intent, ...more });

const RowSchema = v.object({
  hours: v.nullable(v.number()),
  break_hours: v.nullable(v.number()),
  breaks_json: v.nullable(v.string()),
});
async function log() {
  const { data } = await bob.get('TimeLog/get', { fields: ['hours', 'break_hours', 'breaks_json'] });
  const [row] = v.parse(v.array(RowSchema), data);
  return { hours: row?.hours, break_hours: row?.break_hours, breaks: breaksIn(row?.breaks_json) };
}

async function seen() {
  const { data } = await bob.get('TimeLog/get', { fields: ['id', 'version'] });
  const [found] = v.parse(v.array(v.object({ id: v.number(), version: v.number() })), data);
  return found ?? { id: 0, version: 0 };
}
type Seen = Awaited<ReturnType<typeof seen>>;
const correct = ({ id, version }: Seen, breaks: readonly object[], { by = bob, reason = '' } = {}) =>
  by.post('TimeLog/save-breaks', { id, version, breaks: JSON.stringify(breaks), reason });

beforeEach(async () => {
  await db.system(async (tx) => {
    await tx.deleteFrom('time_punch').execute();
    await tx.deleteFrom('time_log').execute();
  });
  at('08:00:00');
  expect((await press('in')).errors).toEqual([]);
});
afterAll(() => world.stop());

describe('a break on the clock', () => {
  it('unpaid, it is not in the hours; paid, it is', async () => {
    at('10:00:10');
    await press('rest');
    at('10:15:10');
    await press('resume');
    at('12:00:00');
    await press('meal');
    const { data } = await bob.get('OpenTimeLog/get');
    const [running] = v.parse(v.array(v.object({ breaks_json: v.string() })), data);
    expect(breaksIn(running?.breaks_json)).toMatchObject([
      { kind: 'rest', is_paid: 1, starts_at: T('10:00:10'), ends_at: T('10:15:10') },
      { kind: 'meal', is_paid: 0, starts_at: T('12:00:00'), ends_at: null },
    ]);
    at('12:30:00');
    await press('resume');
    at('16:30:00');
    await press('out');
    expect(await log()).toMatchObject({ hours: 8, break_hours: 0.5 });
  });

  it('ends with the log, and with a switch to another place', async () => {
    at('12:00:00');
    await press('meal');
    at('12:45:00');
    await press('out');
    expect(await log()).toMatchObject({ hours: 4, break_hours: 0.75, breaks: [{ ends_at: T('12:45:00') }] });
  });

  it('that begins ends the other one; the same press again changes nothing', async () => {
    at('12:00:00');
    await press('rest');
    at('12:10:00');
    await Promise.all([press('meal'), press('meal')]);
    expect((await log()).breaks).toMatchObject([
      { kind: 'rest', ends_at: T('12:10:00') },
      { kind: 'meal', ends_at: null },
    ]);
    at('12:40:00');
    await press('in');
    await press('resume');
    expect(await log()).toMatchObject({ break_hours: 0.5, breaks: [{}, { ends_at: T('12:40:00') }] });
  });

  it('that waited counts from its press, but never before the log or the last break', async () => {
    at('13:00:00');
    await press('meal', { waited_ms: 3_600_000 });
    await press('resume', { waited_ms: 1_800_000 });
    expect(await log()).toMatchObject({ break_hours: 0.5 });
    await press('rest', { waited_ms: 3_000_000 });
    expect((await log()).breaks[1]).toMatchObject({ starts_at: T('12:30:00') });
  });

  it('is counted once for each key', async () => {
    at('12:00:00');
    await press('meal', { client_key: 'meal' });
    at('12:30:00');
    await press('resume', { client_key: 'resume' });
    at('12:40:00');
    await press('meal', { client_key: 'meal' });
    expect((await log()).breaks).toHaveLength(1);
  });

  it('needs a running clock', async () => {
    at('12:00:00');
    await press('out');
    for (const intent of ['meal', 'rest', 'resume'])
      expect((await press(intent)).errors, intent).toEqual(['You are not clocked in.']);
  });

  it('is corrected one by one once the log has an end, and its hours follow', async () => {
    at('12:00:00');
    await press('meal');
    const running = await seen();
    expect((await correct(running, [])).errors.join(' ')).toContain('still running');
    at('12:30:00');
    await press('resume');
    at('16:00:00');
    await press('out');
    const before = await seen();
    const meal = { kind: 'meal', is_paid: 0, starts_at: T('12:00:00'), ends_at: T('12:45:00') };
    const rest = { kind: 'rest', is_paid: 1, starts_at: T('10:00:00'), ends_at: T('10:15:00') };
    expect((await correct(before, [rest, meal])).data).toMatchObject({ break_hours: 0.75 });
    expect(await log()).toMatchObject({ hours: 7.25, break_hours: 0.75, breaks: [rest, meal] });
    // The form of somebody who read it before is stale, also where the sum stays the same.
    expect((await correct(before, [])).success).toBe(false);
    const second = await seen();
    const later = { ...meal, starts_at: T('13:00:00'), ends_at: T('13:45:00') };
    expect((await correct(second, [rest, later])).success).toBe(true);
    expect((await correct(second, [meal])).success).toBe(false);
    expect((await log()).breaks).toEqual([rest, later]);
    expect((await correct(await seen(), [])).data).toMatchObject({ break_hours: 0 });
    expect(await log()).toMatchObject({ hours: 8, breaks: [] });
  });

  it('is refused in words where it cannot be', async () => {
    at('16:00:00');
    await press('out');
    const now = await seen();
    const meal = { kind: 'meal', is_paid: 0, starts_at: T('12:00:00'), ends_at: T('12:30:00') };
    const why = async (...breaks: object[]) => (await correct(now, breaks)).errors.join(' ');
    expect(await why({ ...meal, ends_at: null })).toBe('Each break needs a beginning and an end.');
    expect(await why({ ...meal, ends_at: T('11:00:00') })).toBe('A break ends after it begins.');
    expect(await why({ ...meal, starts_at: T('07:00:00') })).toBe('A break lies between in and out.');
    expect(await why(meal, { ...meal, starts_at: T('12:10:00') })).toBe('Two breaks are at the same time.');
    expect(await why({ ...meal, kind: 'nap' })).toContain('breaks');
  });

  it('of others is corrected with a reason by who reviews it, and of approved time by nobody', async () => {
    at('16:00:00');
    await press('out');
    const now = await seen();
    const [ana, cat] = await Promise.all([world.signIn('ana'), world.signIn('cat')]);
    const breaks = [{ kind: 'meal', is_paid: 0, starts_at: T('12:00:00'), ends_at: T('12:30:00') }];
    expect((await correct(now, breaks, { by: cat })).errors.join(' ')).toContain('not found');
    expect((await correct(now, breaks, { by: ana })).errors.join(' ')).toContain('Give a reason');
    expect((await correct(now, breaks, { by: ana, reason: 'He told me' })).success).toBe(true);
    await ana.saved('TimeLog/save', { id: now.id, status: 'submitted' });
    await ana.saved('TimeLog/save', { id: now.id, status: 'approved' });
    const locked = await correct(await seen(), [], { by: ana, reason: 'No' });
    expect(locked.errors.join(' ')).toContain('has been approved');
    expect((await log()).breaks).toEqual(breaks);
  });

  it('of others is not read', async () => {
    at('12:00:00');
    await press('meal');
    const cat = await world.signIn('cat');
    expect((await cat.get('TimeLog/get')).data).toEqual([]);
  });
});

it('a split leaves the mark of a log that ended by itself on the part that has its end', async () => {
  at('16:00:00');
  await press('out');
  await db.system((tx) => tx.updateTable('time_log').set({ ended_by_itself: 1 }).execute());
  const ana = await world.signIn('ana');
  const split = { ...(await seen()), at: T('12:00:00'), job_id: '', service_id: '', reason: 'Moved on' };
  expect((await ana.post('TimeLog/split', split)).errors).toEqual([]);
  const { data } = await ana.get('TimeLog/get', { order: [['time_in', 'ASC']], fields: ['ended_by_itself'] });
  expect(data).toMatchObject([{ ended_by_itself: 0 }, { ended_by_itself: 1 }]);
});
