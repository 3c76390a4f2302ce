import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
}, 60_000);

afterAll(() => world.stop());

const told = async (person: Caller) => (await person.get('Notification/get', { order: [['id', 'ASC']] })).data;

it('ALERT006 somebody who is assigned a service call by another person gets one notification', async () => {
  const id = await ana.saved('Service/save', { job_name: 'Boiler', job_num: 'S-1', assigned_to: world.ids['bob'] });
  await ana.saved('Service/save', { id, job_name: 'Boiler and pump', assigned_to: world.ids['bob'] });
  await ana.saved('Service/save', { job_name: 'My own', job_num: 'S-2', assigned_to: world.ids['ana'] });
  expect(await told(bob)).toMatchObject([
    { message: 'S-1 Boiler was assigned to you', link: expect.stringMatching(/^\/service\/[\w-]+\/dashboard$/) },
  ]);
  expect(await told(ana)).toEqual([]);
});

it('the owner of a time log is told when a reviewer sends it back', async () => {
  const id = await world.services.db.system(async (tx) => {
    const row = {
      tenant_id: world.ids['north'] ?? 0,
      user_id: world.ids['bob'] ?? 0,
      time_in: '2026-11-20T08:00:00Z',
      time_out: '2026-11-20T16:00:00Z',
    };
    const made = await tx.insertInto('time_log').values(row).returning('id').executeTakeFirstOrThrow();
    return made.id;
  });
  await ana.saved('TimeLog/save', { id, status: 'approved' });
  await ana.saved('TimeLog/save', { id, status: 'rejected', reason: 'Thursday is missing' });
  await ana.saved('TimeLog/save', { id, status: 'rejected' });
  expect(await told(bob)).toMatchObject([
    {},
    { message: 'A time log of yours was rejected', link: expect.stringMatching(/^\/time-logs\/list\/[\w-]+$/) },
  ]);
});
