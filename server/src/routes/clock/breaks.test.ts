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

  it('of others is not read', async () => {
    at('12:00:00');
    await press('meal');
    const cat = await world.signIn('cat');
    expect((await cat.get('TimeLog/get')).data).toEqual([]);
  });
});
