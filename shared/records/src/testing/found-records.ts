import { rowOf } from '@fieldspan/testing/row-of';
import type { Stored } from './signed-in.tsx';

const company = rowOf('Company', { id: 1, tenant_id: 1, slug: 'north', company_name: 'North', country: 'CA' });
const harbour = { ...rowOf('Contact', { id: 9, slug: 'harbour', name: 'Harbour Foods' }), Company: null };
/** The test server's default records: one of every kind that a page is opened for. */
export const FOUND: Stored = {
  'Company/find/1': { data: company },
  'Company/find/north': { data: company },
  'QuickbooksConnection/service': { data: { service: null, redirect_uri: null } },
  'TimeLog/find/log-1': {
    data: {
      ...rowOf('TimeLog', { slug: 'log-1', status: 'submitted' }),
      User: null,
      Job: null,
      Service: null,
      CostCode: null,
    },
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
    data: {
      ...rowOf('PurchaseOrder', { slug: 'po-1', po_num: 'PO 1' }),
      Job: rowOf('Job', { slug: 'pump', job_num: 'J-5', job_name: 'Pump house' }),
      Service: rowOf('Service', { slug: 'rtu', job_num: 'S-5', job_name: 'RTU' }),
      Supplier: null,
    },
  },
  'ServiceInvoice/find/inv-1': {
    data: { ...rowOf('ServiceInvoice', { slug: 'inv-1', invoice_num: 'INV-1' }), Service: null },
  },
  'Locate/get': {
    data: [
      {
        ...rowOf('Locate', { slug: 'l', ticket_num: '20261234' }),
        Job: null,
        Service: null,
        Responsible: null,
        RenewedFrom: null,
        Renewal: [],
      },
    ],
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
  'Subscription/offer': {
    data: {
      provider: null,
      currency: 'cad',
      plans: [],
      may_buy: true,
      buyer: null,
      people: 1,
      seats: null,
      more: null,
    },
  },
  'AddonApp/get': {
    data: [
      rowOf('AddonApp', { id: 1, name: 'Board', ui_location: 'Main', is_installed: 1 }),
      rowOf('AddonApp', { id: 2, name: 'Talks', ui_location: 'Safety', is_installed: 1 }),
    ],
  },
};
