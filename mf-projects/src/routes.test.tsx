// @vitest-environment jsdom
import { testRouteMap } from '@fieldspan/records/testing/route-map';
import manifest from '../remote.json' with { type: 'json' };
import { App } from './app.tsx';
import { publicScreens, screens } from './screens.ts';

testRouteMap({
  App,
  manifest,
  screens: { ...screens, ...publicScreens },
  shown: [
    ['ROUTE041', '/projects/bid-templates', 'Bid templates'],
    ['ROUTE042', '/project/apps', 'Project apps'],
    ['ROUTE036', '/projects/list', 'Projects'],
    ['ROUTE037', '/projects/leads', 'Projects'],
    ['ROUTE038', '/projects', 'Projects'],
    ['ROUTE043', '/project/pump/expenses', 'Pump house'],
    ['ROUTE045', '/project/pump/dashboard', 'Pump house'],
    ['ROUTE170', '/locates', 'Locates'],
    ['ROUTE171', '/locates/20261234', '20261234'],
  ],
  refused: ['/projects/bid-templates'],
});
