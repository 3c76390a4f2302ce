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
  ['ROUTE107', '/expenses/log', 'My expenses'],
  ['ROUTE108', '/expenses/review', 'Review'],
  ['ROUTE109', '/expenses/submitted', 'Submitted'],
  ['ROUTE110', '/expenses/submit-new', 'New expense'],
  ['ROUTE111', '/expenses/list', 'All expenses'],
  ['ROUTE113', '/time-logs/settings', 'Settings'],
  ['ROUTE114', '/time-logs/review', 'Review'],
  ['ROUTE115', '/time-logs/submitted/2026-11-16/detailed', 'By week'],
  ['ROUTE116', '/time-logs/submitted/2026-11-16/summary', 'By week'],
  ['ROUTE117', '/time-logs/history', 'My history'],
  ['ROUTE118', '/time-logs/list', 'All logs'],
  ['ROUTE120', '/collective-agreements', 'Collective agreements'],
  ['ROUTE122', '/company/collective-agreements', 'Collective agreements'],
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

  it('ROUTE112 /expenses/list/{slug} opens that expense over the list', async () => {
    await open('/expenses/list/fuel?show=approved');
    expect(await screen.findByRole('dialog', { name: 'Expense' })).toBeDefined();
    expect(await screen.findByDisplayValue('Fuel')).toBeDefined();
    expect(screen.getByText('All expenses', { selector: 'h1' })).toBeDefined();
  });

  it('ROUTE119 /time-logs/list/{slug} opens that log over the list', async () => {
    await open('/time-logs/list/log-1');
    expect(await screen.findByRole('dialog', { name: 'Time Log' })).toBeDefined();
    expect(screen.getByText('All logs', { selector: 'h1' })).toBeDefined();
  });
});

it.each(['/time-logs/review', '/time-logs/settings', '/expenses/review'])(
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
