import type { Page } from '@playwright/test';

type Known = { slug: string; title: string };

/** One record of the demo company for each kind that addresses name. */
export type KnownRecords = Readonly<Record<keyof typeof KINDS, Known>>;

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
} as const;

/** The first record of every kind that the signed-in person can read. */
export async function knownRecords(page: Page): Promise<KnownRecords> {
  return page.evaluate(async (kinds) => {
    const { apiKey } = JSON.parse(localStorage.getItem('fieldspan.session') ?? '{}');
    const found = await Promise.all(
      Object.entries(kinds).map(async ([kind, [model, field]]) => {
        const response = await fetch(`/api/${model}/get?limit=1`, { headers: { 'api-key': apiKey } });
        const [row] = (await response.json()).data;
        return [kind, { slug: row.slug, title: row[field] ?? '' }];
      }),
    );
    return Object.fromEntries(found);
  }, KINDS);
}
