import type { Attached, CopiedProject } from '@fieldspan/contract/job-calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storedFile, trashed, usersOf } from '../../registry/trash/testing/trash-calls.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let dan: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Jobs: { read: true, write: true } });
  await grant(world, 'cat', { Jobs: { read: true } });
  await grant(world, 'dan', {});
  [ana, bob, cat, dan, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('dan'),
    world.signIn('eve'),
  ]);
}, 120_000);
afterAll(() => world.stop());

const idOf = (name: string): number => world.ids[name] ?? 0;
const rowsOf = async (by: Caller, model: string, job: number): Promise<Record<string, unknown>[]> =>
  Object((await by.get(`${model}/get`, { filters: { job_id: job } })).data);

async function attached(by: Caller, id: number): Promise<Attached> {
  const { success, errors, data } = await by.get('Job/attached', { id });
  if (!success) throw new Error(errors.join(' '));
  return Object(data);
}

let keys = 0;
const copyOf = (id: number, more: object = {}) => {
  keys += 1;
  return {
    id,
    job_num: `C-${keys}`,
    job_name: 'Second phase',
    start_date: '',
    people: 0,
    files: 0,
    schedule: 0,
    tasks: 0,
    client_key: `copy-${keys}`,
    ...more,
  };
};

async function copied(by: Caller, asked: object): Promise<CopiedProject> {
  const { success, errors, data } = await by.post('Job/copy', { ...asked });
  if (!success) throw new Error(errors.join(' '));
  return Object(data);
}

/** A project with people, a tagged file, tasks and visits. */
async function full(num: string) {
  const job = await ana.saved('Job/save', {
    job_name: 'Pump house',
    job_num: num,
    city: 'Guelph',
    start_date: '2026-11-02',
    budget_hours: 120,
  });
  const role = await ana.saved('JobPersonnelRole/save', { title: `Crew ${num}` });
  const money = await ana.saved('JobPersonnelRole/save', { title: `Costs ${num}`, read_financials: 1 });
  await ana.saved('JobPersonnel/save', { job_id: job, user_id: idOf('dan'), personnel_role_id: role });
  await ana.saved('JobPersonnel/save', { job_id: job, user_id: idOf('fay'), personnel_role_id: money });
  const tag = await ana.saved('FileTag/save', { name: `Plans ${num}` });
  const file = await storedFile(world, 'ana', `${num}.pdf`);
  await ana.saved('JobFile/save', { job_id: job, file_id: file, caption: 'Site plan', FileTag: [tag] });
  await ana.saved('Task/save', {
    job_id: job,
    title: 'Order the pump',
    assigned_to: idOf('dan'),
    due_on: '2026-11-10',
    state: 'done',
  });
  await ana.saved('Task/save', { job_id: job, title: 'Call the city', state: 'cancelled' });
  const { data } = await ana.post('Visit/add', {
    job_id: job,
    duration_min: 90,
    note: 'Bring a ladder',
    client_key: num,
  });
  return { job, file, visit: Number(Object(data).id) };
}

describe('a copy of a project', () => {
  it('has the site and the budget, and nothing of what was not asked for', async () => {
    const { job } = await full('P-1');
    const made = await copied(bob, copyOf(job, { job_num: 'P-1b' }));
    expect(made).toMatchObject({ people: 0, people_left_out: 0, files: 0, visits: 0, tasks: 0 });
    expect(await found(ana, `Job/find/${made.record_id}`)).toMatchObject({
      job_num: 'P-1b',
      job_name: 'Second phase',
      city: 'Guelph',
      budget_hours: 120,
      start_date: null,
      date_completed: null,
      archived: 0,
    });
  });

  it('takes along what was asked for: files with tags, tasks by their distance from the start, visits into the tray', async () => {
    const { job, file } = await full('P-2');
    const made = await copied(
      ana,
      copyOf(job, { start_date: '2026-12-07', people: 1, files: 1, schedule: 1, tasks: 1 }),
    );
    expect(made).toMatchObject({ people: 2, people_left_out: 0, files: 1, visits: 1, tasks: 1 });
    expect((await rowsOf(ana, 'Task', made.record_id))[0]).toMatchObject({
      title: 'Order the pump',
      state: 'open',
      done_at: null,
      assigned_to: idOf('dan'),
      due_on: '2026-12-15',
    });
    const { data: files } = await ana.get('JobFile/get', {
      filters: { job_id: made.record_id },
      include: { FileTag: ['name'] },
    });
    expect(Object(files)[0]).toMatchObject({ file_id: file, caption: 'Site plan', FileTag: [{ name: 'Plans P-2' }] });
    expect((await rowsOf(ana, 'Visit', made.record_id))[0]).toMatchObject({
      state: 'tray',
      lead_id: null,
      starts_at: null,
      duration_min: 90,
      note: 'Bring a ladder',
    });
    const { data: news } = await dan.get('Notification/get', { filters: { message: { like: 'Second phase' } } });
    expect(news).toHaveLength(1);
  });

  it('leaves out who has a role that the person may not give, and says so', async () => {
    const { job } = await full('P-3');
    const made = await copied(bob, copyOf(job, { people: 1 }));
    expect(made).toMatchObject({ people: 1, people_left_out: 1 });
    expect(await rowsOf(ana, 'JobPersonnel', made.record_id)).toMatchObject([{ user_id: idOf('dan') }]);
  });

  it('is made once by two presses', async () => {
    const { job } = await full('P-4');
    const asked = copyOf(job, { files: 1, tasks: 1 });
    const [one, other] = await Promise.all([copied(ana, asked), copied(ana, asked)]);
    expect(one).toEqual(other);
    expect(await refusal(bob, 'Job/copy', asked)).toMatch(/saved by somebody else/);
    expect(await rowsOf(ana, 'Task', one.record_id)).toHaveLength(1);
  });

  it('is refused to readers and to another company, and for a number that is taken', async () => {
    const { job } = await full('P-5');
    expect(await refusal(cat, 'Job/copy', copyOf(job))).toBe('You do not have permission to add projects.');
    expect(await refusal(dan, 'Job/copy', copyOf(job))).toBe('You do not have permission to add projects.');
    expect(await refusal(eve, 'Job/copy', copyOf(job, { files: 1 }))).toBe('Project not found.');
    expect(await refusal(ana, 'Job/copy', copyOf(job, { job_num: 'P-5' }))).toMatch(/number/);
    expect((await ana.post('Job/copy', copyOf(job, { start_date: '2026-02-31x' }))).success).toBe(false);
  });
});

describe('what hangs on a project', () => {
  it('is named before it is deleted: what goes along, and what keeps it', async () => {
    const { job } = await full('P-6');
    await ana.saved('JobNote/save', { job_id: job, title: 'Key is at the office' });
    await ana.saved('TimeLog/save', {
      job_id: job,
      user_id: idOf('dan'),
      time_in: '2026-11-03T12:00:00.000Z',
      time_out: '2026-11-03T20:00:00.000Z',
    });
    const { goes_along: along, keeps_it: keeps } = await attached(bob, job);
    expect(Object.fromEntries(along.map(({ kind, count }) => [kind, count]))).toEqual({
      File: 1,
      Note: 1,
      'Project role': 2,
      Visit: 1,
    });
    expect(along.find(({ kind }) => kind === 'Note')?.records).toEqual([
      { id: expect.any(Number), title: 'Key is at the office', path: `/project/${job}/dashboard` },
    ]);
    expect(Object.fromEntries(keeps.map(({ kind, count }) => [kind, count]))).toEqual({ Task: 2, 'Time log': 1 });
    expect((await usersOf(bob, 'Job/delete', job)).users.map(({ kind }) => kind).toSorted()).toEqual([
      'Task',
      'Time log',
    ]);
  });

  it('is told to nobody who may not delete it', async () => {
    const { job } = await full('P-7');
    for (const [by, said] of [
      [cat, 'You do not have permission to delete this project.'],
      [dan, 'Project not found.'],
      [eve, 'Project not found.'],
    ] as const)
      expect((await by.get('Job/attached', { id: job })).errors).toEqual([said]);
  });

  it('goes to the trash with it and comes back', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Mistake', job_num: 'P-8' });
    const note = await ana.saved('JobNote/save', { job_id: job, title: 'Nothing' });
    expect(await attached(ana, job)).toMatchObject({ goes_along: [{ kind: 'Note', count: 1 }], keeps_it: [] });
    const trash = await trashed(ana, 'Job/delete', job);
    expect(await refusal(ana, 'Job/delete', { id: job })).toBe('Project not found.');
    expect((await ana.post('Trash/restore', { id: trash })).success).toBe(true);
    expect(await found(ana, `JobNote/find/${note}`)).toMatchObject({ job_id: job });
  });

  it('keeps it where a customer was given a bid, or somebody reported from a visit', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Offered', job_num: 'P-9' });
    const bid = await ana.saved('JobBid/save', { job_id: job, title: 'Offer' });
    const { data } = await ana.post('Visit/add', { job_id: job, duration_min: 60, client_key: 'P-9' });
    expect((await attached(ana, job)).keeps_it).toEqual([]);
    await world.services.db.system(async (tx) => {
      await sql`update job_bid set status = 'Sent', lines_json = '[]' where id = ${bid}`.execute(tx);
      await sql`insert into visit_event (tenant_id, visit_id, kind, created_by)
        values (1, ${Object(data).id}, 'travel', ${idOf('dan')})`.execute(tx);
    });
    expect((await attached(ana, job)).keeps_it).toMatchObject([
      { kind: 'Bid', count: 1, records: [{ title: 'Offer' }] },
      { kind: 'Visit', count: 1 },
    ]);
    expect((await usersOf(ana, 'Job/delete', job)).errors).toEqual([
      'This project is in use: 1 bid, 1 visit. Archive it instead, or change those first.',
    ]);
  });
});

describe('a project that is completed', () => {
  it('is so under both names, and reopened under both', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Done', job_num: 'P-10' });
    await ana.saved('Job/save', { id: job, date_completed: '2026-11-20T17:00:00.000Z' });
    expect(await found(ana, `Job/find/${job}`)).toMatchObject({ completed: '2026-11-20T17:00:00.000Z' });
    await ana.saved('Job/save', { id: job, date_completed: '' });
    expect(await found(ana, `Job/find/${job}`)).toMatchObject({ completed: null, date_completed: null });
  });
});

describe('tasks of a project', () => {
  it('are changed by whoever changes the project, and by no reader or other company', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Tasks', job_num: 'P-11' });
    const id = await ana.saved('Task/save', { job_id: job, title: 'Order the pump' });
    await bob.saved('Task/save', { id, assigned_to: idOf('cat'), due_on: '2026-12-01' });
    expect(await found(cat, `Task/find/${id}`)).toMatchObject({ assigned_to: idOf('cat'), due_on: '2026-12-01' });
    expect(await refusal(cat, 'Task/save', { id, due_on: '2027-01-01' })).toMatch(/Whoever gave you this task/);
    await cat.saved('Task/save', { id, state: 'done' });
    await bob.saved('Task/save', { id, assigned_to: idOf('dan') });
    expect(await refusal(cat, 'Task/save', { id, state: 'open' })).toMatch(/permission/);
    expect((await eve.post('Task/save', { id, state: 'open' })).errors).toEqual(['Task not found.']);
  });

  it('are changed by a role that writes the project', async () => {
    const job = await ana.saved('Job/save', { job_name: 'Tasks', job_num: 'P-12' });
    const role = await ana.saved('JobPersonnelRole/save', { title: 'Foreman', read_perms: 1, write_perms: 1 });
    const id = await ana.saved('Task/save', { job_id: job, title: 'Order the pump' });
    expect((await dan.post('Task/save', { id, due_on: '2026-12-01' })).success).toBe(false);
    await ana.saved('JobPersonnel/save', { job_id: job, user_id: idOf('dan'), personnel_role_id: role });
    await dan.saved('Task/save', { id, due_on: '2026-12-01' });
  });
});
