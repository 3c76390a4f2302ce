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
  ['ROUTE029', '/employees/list', 'Employees'],
  ['ROUTE124', '/permission-templates', 'Permission templates'],
  ['ROUTE150', '/safety/certificates/matrix', 'Health & Safety'],
  ['ROUTE151', '/safety/certificates/list', 'Certificates'],
  ['ROUTE152', '/safety/apps', 'Apps'],
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

  it('ROUTE149 /certificates/matrix becomes the matrix of safety', async () => {
    await open('/certificates/matrix');
    expect(await screen.findByRole('heading', { level: 1, name: 'Health & Safety' })).toBeDefined();
    expect(window.location.pathname).toBe('/safety/certificates/matrix');
  });
});

it.each(['/safety/certificates/matrix', '/permission-templates'])(
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
