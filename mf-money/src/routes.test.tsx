// @vitest-environment jsdom
import { testRouteMap } from '@fieldspan/records/testing/route-map';
import manifest from '../remote.json' with { type: 'json' };
import { App } from './app.tsx';
import { screens } from './screens.ts';

testRouteMap({
  App,
  manifest,
  screens,
  shown: [
    ['ROUTE046', '/project/pump/purchase-orders/po-1', 'PO 1'],
    ['ROUTE078', '/service/rtu/purchase-orders/po-1', 'PO 1'],
    ['ROUTE080', '/financial', 'Financial'],
    ['ROUTE081', '/financial/invoices', 'Invoices'],
    ['ROUTE082', '/financial/purchase-orders', 'Purchase orders'],
    ['ROUTE083', '/financial/purchase-orders/po-1', 'PO 1'],
    ['ROUTE084', '/financial/project-holdbacks', 'Holdbacks'],
    ['ROUTE085', '/invoice/inv-1/details', 'INV-1'],
    ['ROUTE125', '/materials/list', 'Materials'],
    ['ROUTE126', '/materials/assemblies', 'Assemblies'],
    ['ROUTE127', '/materials/settings', 'Settings'],
    ['ROUTE128', '/labour-tasks/list', 'Labour tasks'],
  ],
  refused: ['/financial', '/financial/invoices', '/materials/list', '/labour-tasks/list'],
});
