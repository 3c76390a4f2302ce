// @vitest-environment jsdom
import { FOUND } from '@fieldspan/records/testing/found-records';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { screens } from './screens.ts';
import { open } from './testing/open.ts';

/** Requirement, address, and the heading of the screen that stands there. */
const SCREENS = [
  ['ROUTE046', '/project/pump/purchase-orders/po-1', 'PO 1'],
  ['ROUTE078', '/service/rtu/purchase-orders/po-1', 'PO 1'],
  ['ROUTE080', '/financial', 'Financial'],
  ['ROUTE081', '/financial/invoices', 'Invoices'],
  ['ROUTE082', '/financial/purchase-orders', 'Purchase orders'],
  ['ROUTE083', '/financial/purchase-orders/po-1', 'PO 1'],
  ['ROUTE084', '/financial/project-holdbacks', 'Holdbacks'],
  ['ROUTE085', '/invoice/inv-1/details', 'INV-1'],
  ['ROUTE125', '/materials/list', 'Materials'],
  ['ROUTE126', '/materials/assemblies', 'Assemblies'],
  ['ROUTE127', '/materials/settings', 'Settings'],
  ['ROUTE128', '/labour-tasks/list', 'Labour tasks'],
] as const;

let stored: Stored;

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) }, ...FOUND };
  signedIn(stored);
});
afterEach(cleanup);

describe('an address of the route map, opened cold', () => {
  it.each(SCREENS)('%s %s shows its screen', async (_id, address, heading) => {
    await open(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  });
});

it.each(['/financial', '/financial/invoices', '/materials/list', '/labour-tasks/list'])(
  '%s is refused to whoever has no right to it',
  async (address) => {
    stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
    await open(address);
    expect(await screen.findByText('You do not have permission to see this')).toBeDefined();
  },
);

it('remote.json names every screen', () => {
  const paths = new Set(manifest.routes.map(({ path }) => path));
  expect(Object.keys(screens).filter((path) => !paths.has(path))).toEqual([]);
});
