/** A document that goes to customers. */
export type DocumentOf = { tenantId: number; model: SentModel; id: number };

export const SENT_MODELS = ['ServiceInvoice', 'JobBid', 'ChangeOrder', 'JobInvoice'] as const;
export type SentModel = (typeof SENT_MODELS)[number];

/** The tables of its links and of what happened to it, and their column that names it. */
type Kept = {
  table: 'service_invoice' | 'job_bid' | 'change_order' | 'job_invoice';
  links: LinkTable;
  events: 'document_event' | 'job_document_event';
  column: 'invoice_id' | 'bid_id' | 'change_order_id' | 'job_invoice_id';
};
export type LinkTable = 'customer_link' | 'job_document_link';

const ofProject = { links: 'job_document_link', events: 'job_document_event' } as const;

export const KEPT: Readonly<Record<SentModel, Kept>> = {
  ServiceInvoice: {
    table: 'service_invoice',
    links: 'customer_link',
    events: 'document_event',
    column: 'invoice_id',
  },
  JobBid: { table: 'job_bid', ...ofProject, column: 'bid_id' },
  ChangeOrder: { table: 'change_order', ...ofProject, column: 'change_order_id' },
  JobInvoice: { table: 'job_invoice', ...ofProject, column: 'job_invoice_id' },
};
