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
    ['ROUTE035', '/employee/dana/profile', 'Dana Okafor'],
    ['ROUTE144', '/employers', 'Employers'],
  ],
});
