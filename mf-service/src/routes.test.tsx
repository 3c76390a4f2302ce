// @vitest-environment jsdom
import { testRouteMap } from '@fieldspan/records/testing/route-map';
import manifest from '../remote.json' with { type: 'json' };
import { App } from './app.tsx';
import { screens } from './screens.ts';

testRouteMap({
  App,
  manifest,
  screens,
  found: {
    'Schedule/get': {
      data: { people: [], visits: [], leaves: [], needs: [], certificates: [], may_plan: true, cursor: 'now' },
    },
  },
  shown: [
    ['ROUTE048', '/service-contracts', 'Service contracts'],
    ['ROUTE049', '/service-contracts/due', 'Service contracts'],
    ['ROUTE050', '/service-tasks', 'Service tasks'],
    ['ROUTE051', '/quote-templates', 'Quote templates'],
    ['ROUTE052', '/service-contract/hvac/details', 'Preventive'],
    ['ROUTE053', '/service-contract/hvac/tasks', 'Preventive'],
    ['ROUTE054', '/service-contract/hvac/materials', 'Preventive'],
    ['ROUTE055', '/service-contract/hvac/files', 'Preventive'],
    ['ROUTE056', '/service-contract/hvac/products', 'Preventive'],
    ['ROUTE057', '/service-contract/hvac/personnel', 'Preventive'],
    ['ROUTE061', '/service/apps', 'Service apps'],
    ['ROUTE059', '/services/unassigned', 'Services'],
    ['ROUTE060', '/services', 'Services'],
    ['ROUTE062', '/service/rtu/dashboard', 'Rooftop unit'],
    ['ROUTE064', '/service/rtu/details', 'Rooftop unit'],
    ['ROUTE066', '/service/rtu/quote', 'Rooftop unit'],
    ['ROUTE068', '/service/rtu/messages', 'Rooftop unit'],
    ['ROUTE069', '/service/rtu/forms', 'Rooftop unit'],
    ['ROUTE071', '/service/rtu/invoice', 'Rooftop unit'],
    ['ROUTE074', '/service/rtu/time-logs', 'Rooftop unit'],
    ['ROUTE075', '/service/rtu/expenses', 'Rooftop unit'],
    ['ROUTE076', '/service/rtu/locates', 'Rooftop unit'],
    ['ROUTE077', '/service/rtu/purchase-orders', 'Rooftop unit'],
    ['ROUTE079', '/service/rtu/apps', 'Rooftop unit'],
    ['ROUTE145', '/schedule', 'Schedule'],
    ['ROUTE146', '/schedule/2026-11-20', 'Schedule'],
    ['ROUTE147', '/schedule/month/2026-11-20', 'Schedule'],
  ],
});
