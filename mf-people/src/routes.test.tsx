// @vitest-environment jsdom
import { testRouteMap } from '@fieldspan/records/testing/route-map';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { App } from './app.tsx';
import { screens } from './screens.ts';

const { open } = testRouteMap({
  App,
  manifest,
  screens,
  shown: [
    ['ROUTE029', '/employees/list', 'Employees'],
    ['ROUTE124', '/permission-templates', 'Permission templates'],
    ['ROUTE150', '/safety/certificates/matrix', 'Health & Safety'],
    ['ROUTE151', '/safety/certificates/list', 'Certificates'],
    ['ROUTE152', '/safety/apps', 'Apps'],
  ],
  refused: ['/safety/certificates/matrix', '/permission-templates'],
});

it('ROUTE149 /certificates/matrix redirects to the matrix of safety', async () => {
  await open('/certificates/matrix');
  expect(await screen.findByRole('heading', { level: 1, name: 'Health & Safety' })).toBeDefined();
  expect(window.location.pathname).toBe('/safety/certificates/matrix');
});
