/** States of invoices and quotes; `recordLock` decides which of them lock the document. */
export const INVOICE_STATES = ['Draft', 'Sent', 'Accepted', 'Paid', 'Overdue', 'Void'] as const;

/** States of purchase orders. */
export const ORDER_STATES = [
  'Draft',
  'Sent',
  'Confirmed',
  'Partly received',
  'Received',
  'Closed',
  'Cancelled',
] as const;
