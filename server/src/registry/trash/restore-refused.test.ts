import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { refusal } from '../../testing/record-calls.ts';
import { trashed } from './testing/trash-calls.ts';

let world: World;
let ana: Caller;
let cat: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, cat] = await Promise.all([world.signIn('ana'), world.signIn('cat')]);
}, 60_000);

afterAll(() => world.stop());

const Rows = v.array(v.looseObject({ id: v.number() }));

const idsOf = async (call: string, filters: Record<string, unknown>) =>
  v.parse(Rows, (await ana.get(call, { filters })).data).map(({ id }) => id);

const LOCKED = 'The estimate of this project is locked. Unlock it in the details of the project first.';

describe('an estimate out of the trash', () => {
  it('cannot return into a project that has locked its estimate since', async () => {
    const job_id = await ana.saved('Job/save', { job_num: 'R-1', job_name: 'Locked' });
    const trashId = await trashed(
      ana,
      'JobEstimate/delete',
      await ana.saved('JobEstimate/save', { job_id, total: 10 }),
    );
    await ana.saved('Job/save', { id: job_id, estimate_locked: 1 });
    expect(await refusal(ana, 'Trash/restore', { id: trashId })).toBe(LOCKED);
    expect(await idsOf('JobEstimate/get', { job_id })).toEqual([]);
    await ana.saved('Job/save', { id: job_id, estimate_locked: 0 });
    expect((await ana.post('Trash/restore', { id: trashId })).success).toBe(true);
  });

  it('returns together with its locked project, because it was deleted with it', async () => {
    const job_id = await ana.saved('Job/save', { job_num: 'R-2', job_name: 'Whole' });
    await ana.saved('JobEstimate/save', { job_id, total: 10 });
    await ana.saved('Job/save', { id: job_id, estimate_locked: 1 });
    const trashId = await trashed(ana, 'Job/delete', job_id);
    expect((await ana.post('Trash/restore', { id: trashId })).success).toBe(true);
    expect(await idsOf('JobEstimate/get', { job_id })).toHaveLength(1);
  });

  it('is never duplicated, however many restore it at once', async () => {
    const job_id = await ana.saved('Job/save', { job_num: 'R-3', job_name: 'Twice' });
    const make = async () =>
      trashed(ana, 'JobEstimate/delete', await ana.saved('JobEstimate/save', { job_id, total: 10 }));
    const entries: number[] = [];
    for (let count = 0; count < 6; count += 1) entries.push(await make());
    const answers = await Promise.all(entries.map((id) => ana.post('Trash/restore', { id })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors))).toEqual(
      new Set(['This project has another estimate by now. Delete that one first, then restore.']),
    );
    expect(await idsOf('JobEstimate/get', { job_id })).toHaveLength(1);
  });
});

describe('a time log out of the trash', () => {
  const OVERLAP = 'These times overlap another time log of the same person.';

  it('must not overlap another one of its person', async () => {
    const times = { time_in: '2026-09-01T08:00:00Z', time_out: '2026-09-01T16:00:00Z' };
    const trashId = await trashed(cat, 'TimeLog/delete', await cat.saved('TimeLog/save', times));
    const other = await cat.saved('TimeLog/save', { ...times, time_in: '2026-09-01T12:00:00Z' });
    for (const person of [cat, ana]) expect(await refusal(person, 'Trash/restore', { id: trashId })).toBe(OVERLAP);
    await trashed(cat, 'TimeLog/delete', other);
    expect((await cat.post('Trash/restore', { id: trashId })).success).toBe(true);
  });

  it('is restored only once if several of the same hours are restored at once', async () => {
    const times = { time_in: '2026-09-02T08:00:00Z', time_out: '2026-09-02T16:00:00Z' };
    const entries: number[] = [];
    for (let count = 0; count < 6; count += 1)
      entries.push(await trashed(cat, 'TimeLog/delete', await cat.saved('TimeLog/save', times)));
    const answers = await Promise.all(entries.map((id) => cat.post('Trash/restore', { id })));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(new Set(answers.flatMap(({ errors }) => errors))).toEqual(new Set([OVERLAP]));
  });
});
