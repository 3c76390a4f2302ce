import { afterAll, beforeAll, expect, it } from 'vitest';
import { grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let eve: Caller;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Users: { read: true, write: true } });
  await grant(world, 'cat', {});
  [ana, bob, cat, eve] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('eve'),
  ]);
}, 60_000);
afterAll(() => world.stop());

it('Admins write permission templates, who manages employees reads them, other people and companies see none', async () => {
  const values = { title: 'Foreman', module_permissions: '{"Locates":{"read":true,"write":true}}' };
  const id = await ana.saved('PermissionTemplate/save', values);
  expect((await bob.get('PermissionTemplate/get', {})).data).toMatchObject([{ id, title: 'Foreman' }]);
  expect(await refusal(bob, 'PermissionTemplate/save', { id, title: 'Mine' })).toMatch(/permission/);
  expect((await cat.get('PermissionTemplate/get', {})).success).toBe(false);
  expect((await eve.get('PermissionTemplate/get', {})).data).toEqual([]);
});
