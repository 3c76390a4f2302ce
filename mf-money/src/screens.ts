import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { listScreen, pageScreen } from '@fieldspan/records/area/entry-screens';
import { FinancialOverview } from './financial/financial-overview.tsx';

const InvoiceList = lazyScreen(async () =>
  listScreen((await import('./financial/invoice-list-entry.tsx')).invoiceListEntry),
);
const PurchaseOrderList = lazyScreen(async () =>
  listScreen((await import('./financial/purchase-order-list-entry.tsx')).purchaseOrderListEntry),
);
const PurchaseOrderScreen = lazyScreen(async () =>
  pageScreen((await import('./financial/purchase-order-page-entry.tsx')).purchaseOrderPageEntry, {
    record: ['po_slug', 'slug'],
  }),
);
const ProjectHoldbacks = lazyScreen(async () => (await import('./financial/project-holdbacks.tsx')).ProjectHoldbacks);
const InvoiceScreen = lazyScreen(async () =>
  pageScreen((await import('./financial/invoice-page-entry.tsx')).invoicePageEntry, { record: ['slug'], tab: 'tab' }),
);
const MaterialList = lazyScreen(async () => (await import('./materials/material-screens.ts')).MaterialList);
const Assemblies = lazyScreen(async () => (await import('./materials/assemblies.tsx')).Assemblies);
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
  '/financial/project-holdbacks': ProjectHoldbacks,
  '/invoice/:slug/:tab': InvoiceScreen,
  '/materials/list': MaterialList,
  '/materials/assemblies': Assemblies,
  '/materials/settings': MaterialSettings,
  '/labour-tasks/list': LabourTaskList,
  '/project-bid-summary/:bidSlug': BidSummary,
  [CUSTOMER_PATH]: CustomerScreen,
};
