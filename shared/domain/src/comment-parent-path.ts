import type { CommentParent } from './comment-parents.ts';

export type CommentParentRecord = {
  model: CommentParent;
  slug: string;
  /** Slug of the service call that an invoice belongs to. */
  serviceSlug?: string | undefined;
  /** Whether the invoice is a quote. */
  isQuote?: boolean;
  /** Slug of the project that a purchase order belongs to. */
  jobSlug?: string | undefined;
};

type PathOf = (record: CommentParentRecord) => string | null;

const PATHS: Record<CommentParent, PathOf> = {
  Expense: ({ slug }) => `/expenses/list/${slug}`,
  TimeLog: ({ slug }) => `/time-logs/list/${slug}`,
  Service: ({ slug }) => `/service/${slug}/dashboard`,
  Certificate: ({ slug }) => `/safety/certificates/list?open=${slug}`,
  Equipment: ({ slug }) => `/equipment/edit/${slug}`,
  LibraryFile: ({ slug }) => `/library/file/${slug}`,
  Contact: ({ slug }) => `/contact/${slug}/details`,
  ServiceInvoice: ({ serviceSlug, isQuote }) =>
    serviceSlug ? `/service/${serviceSlug}/${isQuote ? 'quote' : 'invoice'}` : null,
  PurchaseOrder: ({ slug, jobSlug }) => (jobSlug ? `/project/${jobSlug}/purchase-orders/${slug}` : null),
  ServiceContract: ({ slug }) => `/service-contract/${slug}/details`,
};

/** The page that shows the record of a comment thread (document 0 §2.7); null if its project or service is unknown. */
export function commentParentPath(record: CommentParentRecord): string | null {
  return PATHS[record.model](record);
}
