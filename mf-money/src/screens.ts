import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { listScreen, pageScreen } from '@fieldspan/records/area/entry-screens';
import { FinancialOverview } from './financial/financial-overview.tsx';
import { ReportScreen } from './report-screen.tsx';

const InvoiceList = lazyScreen(async () =>
  listScreen((await import('./financial/invoice-list-entry.tsx')).invoiceListEntry),
);
/** Whether a part of the path names what a document belongs to, by slug or id; a path without it does. */
const isOf = (parent: { slug: string } | null, id: number | null, named: string | undefined): boolean =>
  named === undefined || parent?.slug === named || String(id) === named;

const PurchaseOrderList = lazyScreen(async () =>
  listScreen((await import('./financial/purchase-order-list-entry.tsx')).purchaseOrderListEntry),
);
const PurchaseOrderScreen = lazyScreen(async () =>
  pageScreen((await import('./financial/purchase-order-page-entry.tsx')).purchaseOrderPageEntry, {
    record: ['po_slug', 'slug'],
    isUnder: ({ Job, Service, job_id, service_id }, { jobSlug, id }) =>
      isOf(Job, job_id, jobSlug) && isOf(Service, service_id, id),
  }),
);
const SupplierBillScreen = lazyScreen(async () =>
  pageScreen((await import('./bills/bill-page-entry.tsx')).billPageEntry, { record: ['slug'] }),
);
const StatementScreen = lazyScreen(async () => (await import('./statement/statement-screen.tsx')).StatementScreen);
const HoldbackList = lazyScreen(async () =>
  listScreen((await import('./billing/holdback-list-entry.tsx')).holdbackListEntry),
);
const JobInvoiceList = lazyScreen(async () =>
  listScreen((await import('./billing/job-invoice-list-entry.tsx')).jobInvoiceListEntry),
);
const JobInvoiceScreen = lazyScreen(async () =>
  pageScreen((await import('./billing/job-invoice-page-entry.tsx')).jobInvoicePageEntry, {
    record: ['slug'],
    isUnder: ({ Job, job_id }, { jobSlug }) => isOf(Job, job_id, jobSlug),
  }),
);
const ChangeOrderScreen = lazyScreen(async () =>
  pageScreen((await import('./billing/change-order-page-entry.tsx')).changeOrderPageEntry, {
    record: ['slug'],
    isUnder: ({ Job, job_id }, { jobSlug }) => isOf(Job, job_id, jobSlug),
  }),
);
const InvoiceScreen = lazyScreen(async () =>
  pageScreen((await import('./financial/invoice-page-entry.tsx')).invoicePageEntry, { record: ['slug'], tab: 'tab' }),
);
const MaterialList = lazyScreen(async () => (await import('./materials/material-screens.ts')).MaterialList);
const AssemblyList = lazyScreen(async () =>
  listScreen((await import('./kept/assembly-list-entry.tsx')).assemblyListEntry),
);
const AssemblyScreen = lazyScreen(async () =>
  pageScreen((await import('./kept/assembly-page-entry.tsx')).assemblyPageEntry, { record: ['slug'] }),
);
const TemplateScreen = lazyScreen(async () =>
  pageScreen((await import('./kept/template-page-entry.tsx')).templatePageEntry, { record: ['slug'] }),
);
const StockScreen = lazyScreen(async () => (await import('./stock/stock-screen.tsx')).StockScreen);
const MaterialSettings = lazyScreen(async () => (await import('./materials/material-settings.tsx')).MaterialSettings);
const LabourTaskList = lazyScreen(async () => (await import('./materials/material-screens.ts')).LabourTaskList);
const CustomerScreen = lazyScreen(async () => (await import('./customer/customer-screen.tsx')).CustomerScreen);
const BidSummary = lazyScreen(async () => (await import('./estimates/bid-summary.tsx')).BidSummary);

/** Customers have no account: the token of the link is all that they have. */
export const CUSTOMER_PATH = '/document/:token';

/** The screens of this remote by the paths of remote.json; a lazy one is a chunk of its own. */
export const screens: RemoteScreens = {
  '/financial': FinancialOverview,
  '/financial/invoices': InvoiceList,
  '/financial/purchase-orders': PurchaseOrderList,
  '/financial/purchase-orders/:po_slug': PurchaseOrderScreen,
  '/project/:jobSlug/purchase-orders/:slug': PurchaseOrderScreen,
  '/service/:id/purchase-orders/:po_slug': PurchaseOrderScreen,
  '/supplier-bill/:slug': SupplierBillScreen,
  '/financial/:report': ReportScreen,
  '/financial/statement/:slug': StatementScreen,
  '/financial/project-holdbacks': HoldbackList,
  '/financial/project-invoices': JobInvoiceList,
  '/project/:jobSlug/change-orders/:slug': ChangeOrderScreen,
  '/project/:jobSlug/invoices/:slug': JobInvoiceScreen,
  '/invoice/:slug/:tab': InvoiceScreen,
  '/materials/list': MaterialList,
  '/materials/assemblies': AssemblyList,
  '/materials/stock': StockScreen,
  '/assembly/:slug': AssemblyScreen,
  '/document-template/:slug': TemplateScreen,
  '/materials/settings': MaterialSettings,
  '/labour-tasks/list': LabourTaskList,
  '/project-bid-summary/:bidSlug': BidSummary,
  [CUSTOMER_PATH]: CustomerScreen,
};
