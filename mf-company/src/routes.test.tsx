// @vitest-environment jsdom
import { testRouteMap } from '@fieldspan/records/testing/route-map';
import { rowOf } from '@fieldspan/testing/row-of';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { App } from './app.tsx';
import { screens } from './screens.ts';

const { open, stored } = testRouteMap({
  App,
  manifest,
  screens,
  shown: [
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
  ],
});

it('ROUTE028 /settings/{tab}/error/{error_message} shows the message as text', async () => {
  await open(`/settings/taxes/error/${encodeURIComponent('Could not <b>save</b>')}`);
  expect((await screen.findByRole('alert')).textContent).toBe('Could not <b>save</b>');
});

it('ROUTE176 Apps redirects to the store while no app located Main is installed', async () => {
  stored['AddonApp/get'] = { data: [rowOf('AddonApp', { name: 'Board', ui_location: 'Main', is_installed: 0 })] };
  await open('/apps/main');
  expect(await screen.findByRole('heading', { level: 1, name: 'App store' })).toBeDefined();
  expect(window.location.pathname).toBe('/apps/store');
});
