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
    ['ROUTE103', '/contact-assets', 'Contact assets'],
    ['ROUTE087', '/contacts', 'Contacts Network'],
    ['ROUTE088', '/contact/9/details', 'Harbour Foods'],
    ['ROUTE089', '/contact/new/details/harbour', 'New contact'],
    ['ROUTE090', '/contact/harbour/summary', 'Harbour Foods'],
    ['ROUTE092', '/contact/harbour/jobs', 'Harbour Foods'],
    ['ROUTE094', '/contact/harbour/service-contracts', 'Harbour Foods'],
    ['ROUTE095', '/contact/harbour/sub-contacts', 'Harbour Foods'],
    ['ROUTE100', '/contact/harbour/details', 'Harbour Foods'],
  ],
});
