// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import manifest from '../remote.json' with { type: 'json' };
import { areaScreens } from './area-screens.ts';
import { open, person, signedIn } from './testing/signed-in.tsx';
import type { Stored } from './testing/signed-in.tsx';

const company = rowOf('Company', { id: 1, tenant_id: 1, slug: 'north', company_name: 'North', country: 'CA' });
const harbour = { ...rowOf('Contact', { id: 9, slug: 'harbour', name: 'Harbour Foods' }), Company: null };
const found = {
  'Company/find/1': { data: company },
  'Company/find/north': { data: company },
  'TimeLog/find/log-1': {
    data: { ...rowOf('TimeLog', { slug: 'log-1', status: 'submitted' }), User: null, Job: null, Service: null },
  },
  'Expense/find/fuel': {
    data: {
      ...rowOf('Expense', { slug: 'fuel', description: 'Fuel' }),
      User: null,
      ExpenseCode: null,
      Job: null,
      Service: null,
      ReceiptImage: null,
    },
  },
  'PurchaseOrder/find/po-1': {
    data: { ...rowOf('PurchaseOrder', { slug: 'po-1', po_num: 'PO 1' }), Job: null, Service: null, Supplier: null },
  },
  'ServiceInvoice/find/inv-1': {
    data: { ...rowOf('ServiceInvoice', { slug: 'inv-1', invoice_num: 'INV-1' }), Service: null },
  },
  'Locate/get': {
    data: [{ ...rowOf('Locate', { slug: 'l', ticket_num: '20261234' }), Job: null, Service: null }],
    meta: { count: 1, num_pages: 1 },
  },
  'ServiceContract/find/hvac': {
    data: { ...rowOf('ServiceContract', { slug: 'hvac', title: 'Preventive' }), Customer: null },
  },
  'Job/find/pump': {
    data: {
      ...rowOf('Job', { slug: 'pump', job_num: 'J-5', job_name: 'Pump house' }),
      Customer: null,
      Manager: null,
      JobBid: [],
      JobEstimate: null,
    },
  },
  'Service/find/rtu': {
    data: {
      ...rowOf('Service', { slug: 'rtu', job_num: 'S-1', job_name: 'Rooftop unit' }),
      Customer: null,
      ServiceStatus: null,
      AssignedTo: null,
    },
  },
  'Contact/find/harbour': { data: harbour },
  'Contact/find/9': { data: harbour },
  'Service/statuses': { data: [] },
  'Material/units': { data: ['ea'] },
  'AddonApp/get': {
    data: [
      rowOf('AddonApp', { id: 1, name: 'Board', ui_location: 'Main', is_installed: 1 }),
      rowOf('AddonApp', { id: 2, name: 'Talks', ui_location: 'Safety', is_installed: 1 }),
    ],
  },
};

/** Requirement, address, and the heading of the screen that stands there. */
const SCREENS = [
  ['ROUTE026', '/settings', 'Settings'],
  ['ROUTE027', '/settings/taxes', 'Settings'],
  ['ROUTE027', '/settings/fieldspan-subscription', 'Settings'],
  ['ROUTE046', '/project/pump/purchase-orders/po-1', 'PO 1'],
  ['ROUTE078', '/service/rtu/purchase-orders/po-1', 'PO 1'],
  ['ROUTE041', '/projects/bid-templates', 'Bid templates'],
  ['ROUTE042', '/project/apps', 'Project apps'],
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
  ['ROUTE103', '/contact-assets', 'Contact assets'],
  ['ROUTE029', '/employees/list', 'Employees'],
  ['ROUTE035', '/employee/dana/profile', 'Dana Okafor'],
  ['ROUTE036', '/projects/list', 'Projects'],
  ['ROUTE037', '/projects/leads', 'Projects'],
  ['ROUTE038', '/projects', 'Projects'],
  ['ROUTE043', '/project/pump/expenses', 'Pump house'],
  ['ROUTE045', '/project/pump/dashboard', 'Pump house'],
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
  ['ROUTE087', '/contacts', 'Contacts Network'],
  ['ROUTE088', '/contact/9/details', 'Harbour Foods'],
  ['ROUTE089', '/contact/new/details/harbour', 'New contact'],
  ['ROUTE090', '/contact/harbour/summary', 'Harbour Foods'],
  ['ROUTE092', '/contact/harbour/jobs', 'Harbour Foods'],
  ['ROUTE094', '/contact/harbour/service-contracts', 'Harbour Foods'],
  ['ROUTE095', '/contact/harbour/sub-contacts', 'Harbour Foods'],
  ['ROUTE100', '/contact/harbour/details', 'Harbour Foods'],
  ['ROUTE144', '/employers', 'Employers'],
  ['ROUTE080', '/financial', 'Financial'],
  ['ROUTE081', '/financial/invoices', 'Invoices'],
  ['ROUTE082', '/financial/purchase-orders', 'Purchase orders'],
  ['ROUTE083', '/financial/purchase-orders/po-1', 'PO 1'],
  ['ROUTE084', '/financial/project-holdbacks', 'Holdbacks'],
  ['ROUTE085', '/invoice/inv-1/details', 'INV-1'],
  ['ROUTE086', '/job-settings/check_in_tolerance', 'Settings'],
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
  ['ROUTE121', '/company/details', 'Company'],
  ['ROUTE122', '/company/collective-agreements', 'Collective agreements'],
  ['ROUTE123', '/company/settings', 'Settings'],
  ['ROUTE124', '/permission-templates', 'Permission templates'],
  ['ROUTE125', '/materials/list', 'Materials'],
  ['ROUTE126', '/materials/assemblies', 'Assemblies'],
  ['ROUTE127', '/materials/settings', 'Settings'],
  ['ROUTE128', '/labour-tasks/list', 'Labour tasks'],
  ['ROUTE145', '/schedule', 'Schedule'],
  ['ROUTE146', '/schedule/2026-11-20', 'Schedule'],
  ['ROUTE147', '/schedule/month/2026-11-20', 'Schedule'],
  ['ROUTE150', '/safety/certificates/matrix', 'Health & Safety'],
  ['ROUTE151', '/safety/certificates/list', 'Certificates'],
  ['ROUTE152', '/safety/apps', 'Apps'],
  ['ROUTE169', '/subscription', 'Subscription'],
  ['ROUTE170', '/locates', 'Locates'],
  ['ROUTE171', '/locates/20261234', '20261234'],
  ['ROUTE172', '/apps/integrations', 'Integrations'],
  ['ROUTE173', '/apps/main', 'Apps'],
  ['ROUTE174', '/apps/installed', 'Installed apps'],
  ['ROUTE175', '/apps/store', 'App store'],
] as const;

let stored: Stored;

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) }, ...found };
  signedIn(stored);
});
afterEach(cleanup);

describe('an address of the route map, opened cold', () => {
  it.each(SCREENS)('%s %s shows its screen', async (_id, address, heading) => {
    await open(address);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
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

  it('ROUTE028 /settings/{tab}/error/{error_message} shows the message as text', async () => {
    await open(`/settings/taxes/error/${encodeURIComponent('Could not <b>save</b>')}`);
    expect((await screen.findByRole('alert')).textContent).toBe('Could not <b>save</b>');
  });

  it('ROUTE149 /certificates/matrix becomes the matrix of safety', async () => {
    await open('/certificates/matrix');
    expect(await screen.findByRole('heading', { level: 1, name: 'Health & Safety' })).toBeDefined();
    expect(window.location.pathname).toBe('/safety/certificates/matrix');
  });

  it('ROUTE176 Apps goes to the store while no app located Main is installed', async () => {
    stored['AddonApp/get'] = { data: [rowOf('AddonApp', { name: 'Board', ui_location: 'Main', is_installed: 0 })] };
    await open('/apps/main');
    expect(await screen.findByRole('heading', { level: 1, name: 'App store' })).toBeDefined();
    expect(window.location.pathname).toBe('/apps/store');
  });
});

describe('remote.json', () => {
  const { routes, menu } = manifest;

  it('names every screen of the areas', () => {
    const paths = new Set(routes.map(({ path }) => path));
    expect(areaScreens.filter(({ path }) => !paths.has(path))).toEqual([]);
  });

  it('has the menu entries of its areas in the order of the specification', () => {
    const labels = menu
      .filter(({ label }) => label !== 'Setup' && label !== 'My Services')
      .toSorted((one, other) => one.order - other.order)
      .map(({ label, to }) => [label, to]);
    expect(labels).toEqual([
      ['Dashboard', '/'],
      ['Projects', '/projects/list'],
      ['Services', '/services'],
      ['Contacts Network', '/contacts'],
      ['Materials & Tasks', '/materials/list'],
      ['Employees', '/employees/list'],
      ['Time Logs', '/time-logs/review'],
      ['Financial', '/financial'],
      ['Health & Safety', '/safety/certificates/matrix'],
      ['Schedule', '/schedule'],
      ['Locates', '/locates'],
      ['Settings', '/settings'],
      ['Apps', '/apps/main'],
      ['Employers', '/employers'],
    ]);
  });
});
