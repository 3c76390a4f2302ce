import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { found, grant, refusal } from '../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let dan: Caller;
let pier: number;
let roof: number;

const RowsSchema = v.array(v.looseObject({ id: v.number(), total: v.optional(v.nullable(v.number())) }));

async function rows(caller: Caller, call: string, query: Record<string, unknown> = {}) {
  const { errors, data } = await caller.get(call, query);
  expect(errors).toEqual([]);
  return v.parse(RowsSchema, data);
}

const jobIds = async (caller: Caller) => (await rows(caller, 'Job/get')).map(({ id }) => id).toSorted((a, b) => a - b);
const totals = async (caller: Caller, call: string) => (await rows(caller, call)).map(({ total }) => total);

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat, dan] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('dan'),
  ]);
  pier = await ana.saved('Job/save', { job_name: 'Pier', job_num: 'J1' });
  roof = await ana.saved('Job/save', { job_name: 'Roof', job_num: 'J2' });
  for (const job_id of [pier, roof]) {
    await ana.saved('JobBid/save', { job_id, title: 'Base bid', is_active: 1, status: 'Sent', total: 1200 });
    await ana.saved('JobEstimate/save', { job_id, total: 900, estimate_json: '[]' });
  }
  const reader = await ana.saved('JobPersonnelRole/save', { title: 'Crew', read_perms: 1 });
  const counter = await ana.saved('JobPersonnelRole/save', { title: 'Estimator', read_perms: 1, read_financials: 1 });
  await ana.saved('JobPersonnel/save', { job_id: pier, user_id: world.ids['cat'], personnel_role_id: reader });
  await ana.saved('JobPersonnel/save', { job_id: pier, user_id: world.ids['dan'], personnel_role_id: counter });
  await grant(world, 'bob', { Jobs: { read: true, write: true } });
}, 60_000);

afterAll(() => world.stop());

describe('permissions on a job', () => {
  it('ROLE022 from the module: read and write on Jobs open every job', async () => {
    expect(await jobIds(bob)).toEqual([pier, roof]);
    expect((await bob.post('Job/save', { id: roof, city: 'Guelph' })).success).toBe(true);
  });

  it('ROLE023 from a role are limited to that job', async () => {
    expect(await jobIds(cat)).toEqual([pier]);
    expect((await cat.post('Job/save', { id: pier, city: 'Guelph' })).success).toBe(false);
  });

  it('ROLE024 do not include its money, unless the role allows it', async () => {
    for (const call of ['JobBid/get', 'JobEstimate/get']) {
      expect(await totals(bob, call)).toEqual([null, null]);
      expect(await totals(cat, call)).toEqual([null]);
    }
    expect(await totals(dan, 'JobBid/get')).toEqual([1200]);
    expect(await totals(dan, 'JobEstimate/get')).toEqual([900]);
    expect(await totals(ana, 'JobBid/get')).toEqual([1200, 1200]);
    expect(await rows(cat, 'JobBid/get', { filters: { total: { gt: 1000 } } })).toEqual([]);
  });

  it('do not allow writing money that one may not read, nor copying it to where one may', async () => {
    const financials = { filters: { read_financials: 1 } };
    const [role] = await rows(ana, 'JobPersonnelRole/get', financials);
    const own = await ana.saved('Job/save', { job_name: 'Own', job_num: 'J3' });
    await ana.saved('JobPersonnel/save', { job_id: own, user_id: world.ids['bob'], personnel_role_id: role?.id });
    const ofPier = { filters: { job_id: pier } };
    const [bid] = await rows(ana, 'JobBid/get', ofPier);
    const [estimate] = await rows(ana, 'JobEstimate/get', ofPier);
    for (const [name, id] of [['bid', bid?.id] as const, ['estimate', estimate?.id] as const]) {
      const call = name === 'bid' ? 'JobBid/save' : 'JobEstimate/save';
      const unread = `You cannot read this ${name}’s total, so you cannot change it.`;
      for (const total of [1, '', 900, 1200]) expect(await refusal(bob, call, { id, total })).toBe(unread);
      expect(await refusal(bob, call, { id, job_id: own })).toBe(
        `You cannot read all of this ${name}, so you cannot move it there.`,
      );
    }
    const another = await ana.saved('Job/save', { job_name: 'Another', job_num: 'J4' });
    expect(await refusal(bob, 'JobEstimate/save', { job_id: another, total: 5 })).toMatch(/^You cannot read this/);
    expect(await refusal(bob, 'JobEstimate/save', { id: estimate?.id, estimate_json: '[]' })).toMatch(
      /^You cannot read/,
    );
    expect(await totals(dan, 'JobEstimate/get')).toEqual([900]);
    await bob.saved('JobBid/save', { id: bid?.id, status: 'Accepted' });
    const mine = await bob.saved('JobEstimate/save', { job_id: own, total: 5 });
    await bob.saved('JobEstimate/save', { id: mine, total: 7 });
    await ana.post('Job/delete', { id: own });
    await ana.post('Job/delete', { id: another });
  });

  it.each(['JobBid', 'JobEstimate'])('do not allow deleting money that one may not read: %s', async (model) => {
    const [record] = await rows(ana, `${model}/get`, { filters: { job_id: pier } });
    expect(await refusal(bob, `${model}/delete`, { id: record?.id })).toMatch(/^You do not have permission to delete/);
    expect(await rows(ana, `${model}/get`, { filters: { job_id: pier } })).toHaveLength(1);
  });

  it('do not come back by restoring a deleted role from the trash', async () => {
    const id = await ana.saved('JobPersonnel/save', {
      job_id: roof,
      user_id: world.ids['bob'],
      personnel_role_id: (await rows(ana, 'JobPersonnelRole/get', { filters: { read_financials: 1 } }))[0]?.id,
    });
    expect(await totals(bob, 'JobBid/get')).toEqual([null, 1200]);
    expect((await ana.post('JobPersonnel/delete', { id })).data).toMatchObject({ trash_id: null });
    expect(await totals(bob, 'JobBid/get')).toEqual([null, null]);
    expect(await rows(bob, 'Trash/get', { filters: { model: 'JobPersonnel' } })).toEqual([]);
  });
});

describe('the hours of a time log', () => {
  const times = { time_in: '2026-11-20T12:00:00Z', time_out: '2026-11-20T20:30:00Z' };

  it('are the time between in and out, minus the break', async () => {
    const id = await cat.saved('TimeLog/save', { job_id: pier, ...times, break_hours: 0.5 });
    expect(await found(cat, `TimeLog/find/${id}`)).toMatchObject({ hours: 8 });
    await cat.saved('TimeLog/save', { id, time_out: '2026-11-20T16:00:00Z' });
    expect(await found(cat, `TimeLog/find/${id}`)).toMatchObject({ hours: 3.5 });
    await cat.saved('TimeLog/save', { id, notes: 'Waited for the hoist' });
    expect(await found(cat, `TimeLog/find/${id}`)).toMatchObject({ hours: 3.5 });
  });

  it('are unknown while the log runs', async () => {
    const id = await cat.saved('TimeLog/save', { job_id: pier, time_in: '2026-11-20T17:00:00Z' });
    expect(await found(cat, `TimeLog/find/${id}`)).toMatchObject({ hours: null });
  });
});
