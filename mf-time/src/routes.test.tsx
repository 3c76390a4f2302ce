// @vitest-environment jsdom
import { testRouteMap } from '@fieldspan/records/testing/route-map';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { App } from './app.tsx';
import { publicScreens, screens } from './screens.ts';

const { open } = testRouteMap({
  App,
  manifest,
  screens: { ...screens, ...publicScreens },
  shown: [
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
  ],
  found: {
    'TimeLog/review': { data: { from: '2026-11-15', to: '2026-11-21', logs: [], earlier: 0, later: 0 } },
  },
  refused: ['/time-logs/review', '/time-logs/settings', '/expenses/review'],
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
