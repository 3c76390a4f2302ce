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
  ['ROUTE041', '/projects/bid-templates', 'Bid templates'],
  ['ROUTE042', '/project/apps', 'Project apps'],
  ['ROUTE036', '/projects/list', 'Projects'],
  ['ROUTE037', '/projects/leads', 'Projects'],
  ['ROUTE038', '/projects', 'Projects'],
  ['ROUTE043', '/project/pump/expenses', 'Pump house'],
  ['ROUTE045', '/project/pump/dashboard', 'Pump house'],
  ['ROUTE170', '/locates', 'Locates'],
  ['ROUTE171', '/locates/20261234', '20261234'],
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

it.each(['/locates'])('%s is refused to whoever has no right to it', async (address) => {
  stored['User/find/dana'] = { data: person({ role_type: 'Basic' }) };
  await open(address);
  expect(await screen.findByText('You do not have permission to see this')).toBeDefined();
});

it('remote.json names every screen', () => {
  const paths = new Set(manifest.routes.map(({ path }) => path));
  expect(Object.keys(screens).filter((path) => !paths.has(path))).toEqual([]);
});
