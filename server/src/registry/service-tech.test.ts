import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import { openWorld } from '../routes/testing/world.ts';

const world = await openWorld();
const bob = await world.signIn('bob');

afterAll(() => world.stop());

const hasServices = async () => {
  const { data } = await bob.get('User/find/bob-slug');
  return v.parse(v.looseObject({ hasServiceJobsAssigned: v.number() }), data).hasServiceJobsAssigned;
};
const assign = (tenantId: number, to: string) =>
  world.services.db.system((tx) =>
    tx
      .insertInto('service')
      .values({
        tenant_id: tenantId,
        job_num: `S-${to}-${tenantId}`,
        job_name: 'Boiler',
        assigned_to: world.ids[to] ?? 0,
      })
      .execute(),
  );

it('ROLE021 somebody counts as a service tech once a service of their employer is assigned to them', async () => {
  expect(await hasServices()).toBe(0);
  await assign(1, 'cat');
  await assign(2, 'bob');
  expect(await hasServices()).toBe(0);
  await assign(1, 'bob');
  expect(await hasServices()).toBe(1);
});
