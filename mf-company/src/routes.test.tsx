// @vitest-environment jsdom
import { FOUND } from '@fieldspan/records/testing/found-records';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { screens } from './screens.ts';
import { open } from './testing/open.ts';

/** Requirement, address, and the heading of the screen that stands there. */
const SCREENS = [
  ['ROUTE026', '/settings', 'Settings'],
  ['ROUTE027', '/settings/taxes', 'Settings'],
  ['ROUTE027', '/settings/fieldspan-subscription', 'Settings'],
  ['ROUTE086', '/job-settings/check_in_tolerance', 'Settings'],
  ['ROUTE121', '/company/details', 'Company'],
  ['ROUTE123', '/company/settings', 'Settings'],
  ['ROUTE169', '/subscription', 'Subscription'],
  ['ROUTE172', '/apps/integrations', 'Integrations'],
  ['ROUTE173', '/apps/main', 'Apps'],
  ['ROUTE174', '/apps/installed', 'Installed apps'],
  ['ROUTE175', '/apps/store', 'App store'],
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

  it('ROUTE028 /settings/{tab}/error/{error_message} shows the message as text', async () => {
    await open(`/settings/taxes/error/${encodeURIComponent('Could not <b>save</b>')}`);
    expect((await screen.findByRole('alert')).textContent).toBe('Could not <b>save</b>');
  });

  it('ROUTE176 Apps goes to the store while no app located Main is installed', async () => {
    stored['AddonApp/get'] = { data: [rowOf('AddonApp', { name: 'Board', ui_location: 'Main', is_installed: 0 })] };
    await open('/apps/main');
    expect(await screen.findByRole('heading', { level: 1, name: 'App store' })).toBeDefined();
    expect(window.location.pathname).toBe('/apps/store');
  });
});

it('remote.json names every screen', () => {
  const paths = new Set(manifest.routes.map(({ path }) => path));
  expect(Object.keys(screens).filter((path) => !paths.has(path))).toEqual([]);
});
