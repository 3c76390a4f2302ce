import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop(), 60_000);

const CALL = 'QuickbooksConnection/get-resource';
const QUERY = { resource: 'Account', where: "AccountType = 'Credit Card'" };

it('CALL054 says in words that QuickBooks is not connected, to Admins alone, and what there is instead', async () => {
  const [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  expect((await ana.get(CALL, QUERY)).errors).toEqual([
    'QuickBooks is not connected. Export to the books as CSV or IIF instead.',
  ]);
  expect((await bob.get(CALL, QUERY)).errors).toEqual(['Only an administrator sees the integrations.']);
  await world.services.db.system((tx) =>
    tx.insertInto('quickbooks_connection').values({ tenant_id: 1, is_active: 1 }).execute(),
  );
  expect((await ana.get(CALL, QUERY)).errors.join()).toMatch(/not set up to reach QuickBooks/);
  expect((await world.request(`/api/${CALL}?resource=Account`)).status).toBe(401);
});
