import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { RemoteScreens } from '@fieldspan/federation/remote-screens';
import { FinancialOverview } from './financial/financial-overview.tsx';

const InvoiceList = lazyScreen(async () => (await import('./financial/invoice-list.tsx')).InvoiceList);
const PurchaseOrderList = lazyScreen(
  async () => (await import('./financial/purchase-order-list.tsx')).PurchaseOrderList,
);
const PurchaseOrderScreen = lazyScreen(
  async () => (await import('./financial/purchase-order-screen.tsx')).PurchaseOrderScreen,
);
const ProjectHoldbacks = lazyScreen(async () => (await import('./financial/project-holdbacks.tsx')).ProjectHoldbacks);
const InvoiceScreen = lazyScreen(async () => (await import('./financial/invoice-screen.tsx')).InvoiceScreen);
const MaterialList = lazyScreen(async () => (await import('./materials/material-list.tsx')).MaterialList);
const Assemblies = lazyScreen(async () => (await import('./materials/assemblies.tsx')).Assemblies);
const MaterialSettings = lazyScreen(async () => (await import('./materials/material-settings.tsx')).MaterialSettings);
const LabourTaskList = lazyScreen(async () => (await import('./materials/labour-task-list.tsx')).LabourTaskList);
const BidSummary = lazyScreen(async () => (await import('./estimates/bid-summary.tsx')).BidSummary);

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
};
