import { mayRead, mayTouchAll } from '@fieldspan/contract/access-rules';
import { hasModule } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import { msg } from '@fieldspan/domain/message';
import type { ModuleName } from '@fieldspan/domain/modules';
import type { Area } from '@fieldspan/records/entry';

/** Any of these modules opens the area (document 0 §6). */
const FINANCIAL: readonly ModuleName[] = [
  'Service Quotes/Invoices',
  'Job Invoices',
  'Purchase Orders',
  'Projects',
  'Expenses',
];

const readsInvoices = (viewer: Viewer): boolean => mayRead('ServiceInvoice')(viewer) || mayRead('JobInvoice')(viewer);

const readsAny = (viewer: Viewer): boolean => FINANCIAL.some((module) => hasModule(viewer, module, 'read'));

const readsSales = (viewer: Viewer): boolean =>
  mayRead('ServiceInvoice')(viewer) && mayTouchAll(viewer, 'JobInvoice', 'read');

/** The report is of all of them: half of it would be a wrong one. */
const TAXED = ['ServiceInvoice', 'JobInvoice', 'SupplierBill', 'Expense'] as const;
const readsTaxes = (viewer: Viewer): boolean => TAXED.every((model) => mayTouchAll(viewer, model, 'read'));

export const financialArea: Area = {
  title: msg('Financial'),
  tabs: [
    { key: 'overview', label: msg('Overview'), to: '/financial', isShown: readsAny },
    { key: 'invoices', label: msg('Invoices'), to: '/financial/invoices', isShown: mayRead('ServiceInvoice') },
    {
      key: 'project-invoices',
      label: msg('Project invoices'),
      to: '/financial/project-invoices',
      isShown: mayRead('JobInvoice'),
    },
    {
      key: 'orders',
      label: msg('Purchase orders'),
      to: '/financial/purchase-orders',
      isShown: mayRead('PurchaseOrder'),
    },
    { key: 'ageing', label: msg('Ageing'), to: '/financial/ageing', isShown: readsInvoices },
    {
      key: 'work-in-progress',
      label: msg('Work in progress'),
      to: '/financial/work-in-progress',
      isShown: readsAny,
    },
    { key: 'margin', label: msg('Margin'), to: '/financial/margin', isShown: readsAny },
    { key: 'backlog', label: msg('Backlog'), to: '/financial/backlog', isShown: readsAny },
    { key: 'sales', label: msg('Sales'), to: '/financial/sales', isShown: readsSales },
    { key: 'taxes', label: msg('Taxes'), to: '/financial/taxes', isShown: readsTaxes },
    {
      key: 'accounting',
      label: msg('Accounting'),
      to: '/financial/accounting',
      isShown: ({ role }) => role === 'Admin',
    },
    { key: 'holdbacks', label: msg('Holdbacks'), to: '/financial/project-holdbacks', isShown: readsAny },
    { key: 'expenses', label: msg('Expenses'), to: '/expenses/list', isShown: mayRead('Expense') },
  ],
};
