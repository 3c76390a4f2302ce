/** A record of the app that a message links to. */
export type LinkedRecord = { model: LinkedModel; slug: string };
type LinkedModel =
  | 'Job'
  | 'Service'
  | 'PurchaseOrder'
  | 'CompanyForm'
  | 'Equipment'
  | 'Contact'
  | 'LibraryFile'
  | 'Expense'
  | 'TimeLog'
  | 'ServiceContract'
  | 'MessageThread';

/** Paths of pages that show one record (document 0 §2.3); the group is its slug. */
const PAGES: readonly (readonly [RegExp, LinkedModel])[] = [
  [/^\/project\/[^/]+\/purchase-orders\/([^/]+)\/?$/, 'PurchaseOrder'],
  [/^\/service\/[^/]+\/purchase-orders\/([^/]+)\/?$/, 'PurchaseOrder'],
  [/^\/financial\/purchase-orders\/([^/]+)\/?$/, 'PurchaseOrder'],
  [/^\/project\/([^/]+)(?:\/[^/]+)?\/?$/, 'Job'],
  [/^\/service\/([^/]+)(?:\/[^/]+)?\/?$/, 'Service'],
  [/^\/form\/view\/([^/]+)\/?$/, 'CompanyForm'],
  [/^\/equipment\/(?:edit|view)\/([^/]+)(?:\/[^/]+)?\/?$/, 'Equipment'],
  [/^\/contact\/(?!asset\/)([^/]+)\/[^/]+\/?$/, 'Contact'],
  [/^\/library\/file\/([^/]+)\/?$/, 'LibraryFile'],
  [/^\/expenses\/list\/([^/]+)\/?$/, 'Expense'],
  [/^\/time-logs\/list\/([^/]+)\/?$/, 'TimeLog'],
  [/^\/service-contract\/([^/]+)\/[^/]+\/?$/, 'ServiceContract'],
  [/^\/message\/([^/]+)\/?$/, 'MessageThread'],
];

/**
 * The record that a URL of this app shows.
 * @param origin of the app, such as `https://app.example`
 */
export function linkedRecord(address: string, origin: string): LinkedRecord | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.origin !== origin) return null;
  for (const [page, model] of PAGES) {
    const slug = page.exec(url.pathname)?.[1];
    if (slug !== undefined) return { model, slug: decoded(slug) };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
