import type { Page } from '@playwright/test';

type Known = { slug: string; title: string };

/** One record of the demo company for each kind that addresses name. */
export type KnownRecords = Readonly<Record<keyof typeof KINDS, Known>>;

/** What stands below another record and opens nowhere else: its slug here begins with that of its parent. */
type Below = { parent: string; id: string; path: string };
type Kind = readonly [model: string, heading: string, below?: Below];

/** The model, and the field that is the heading of a record's page. */
const KINDS = {
  project: ['Job', 'job_name'],
  bid: ['JobBid', 'title'],
  service: ['Service', 'job_name'],
  contact: ['Contact', 'name'],
  asset: ['CustomerAsset', 'name'],
  person: ['User', 'first_name'],
  contract: ['ServiceContract', 'title'],
  invoice: ['ServiceInvoice', 'invoice_num'],
  order: ['PurchaseOrder', 'po_num'],
  orderOfProject: ['PurchaseOrder', 'po_num', { parent: 'Job', id: 'job_id', path: 'purchase-orders' }],
  orderOfService: ['PurchaseOrder', 'po_num', { parent: 'Service', id: 'service_id', path: 'purchase-orders' }],
  expense: ['Expense', 'description'],
  time: ['TimeLog', 'slug'],
  ticket: ['Locate', 'ticket_num'],
  category: ['EquipmentCategory', 'name'],
  type: ['EquipmentType', 'name'],
  machine: ['Equipment', 'description'],
  formCategory: ['FormTemplateCategory', 'name'],
  template: ['FormTemplate', 'title'],
  childTemplate: ['FormChildTemplate', 'description'],
  file: ['LibraryFile', 'caption'],
  tag: ['FileTag', 'name'],
  thread: ['MessageThread', 'subject'],
} as const satisfies Readonly<Record<string, Kind>>;

/** The first record of every kind that the signed-in person can read. */
export async function knownRecords(page: Page): Promise<KnownRecords> {
  return page.evaluate(async (kinds) => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const found = await Promise.all(
      Object.entries(kinds).map(async ([kind, [model, field, below]]) => {
        const query = new URLSearchParams({ limit: '1' });
        if (below) query.set('filters', JSON.stringify({ [below.id]: { not: null } }));
        if (below) query.set('include', JSON.stringify({ [below.parent]: ['slug'] }));
        const response = await fetch(`/api/${model}/get?${query}`, { headers: { 'api-key': apiKey } });
        const [row] = (await response.json()).data;
        const above = below ? `${row[below.parent].slug}/${below.path}/` : '';
        return [kind, { slug: above + row.slug, title: row[field] ?? '' }];
      }),
    );
    return Object.fromEntries(found);
  }, KINDS);
}
