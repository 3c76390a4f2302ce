import { type Message, msg } from './message.ts';

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

/** States of a project's invoices; it is payments that make one paid. */
export const JOB_INVOICE_STATES = ['Draft', 'Sent', 'Paid', 'Void'] as const;

/** States of suppliers' bills. */
export const BILL_STATES = ['Draft', 'Approved', 'Void'] as const;

/** States of change orders. */
export const CHANGE_ORDER_STATES = ['Draft', 'Sent', 'Accepted', 'Declined', 'Void'] as const;

/** How money came or went. */
export const PAYMENT_METHODS = ['Cheque', 'Card', 'Transfer', 'Cash', 'Other'] as const;

/** What people read of a way to pay. */
export const METHOD_NAMES: Readonly<Record<(typeof PAYMENT_METHODS)[number], Message>> = {
  Cheque: msg('Cheque'),
  Card: msg('Card'),
  Transfer: msg('Transfer'),
  Cash: msg('Cash'),
  Other: msg('Other'),
};

/** What people read of a state. */
export const STATE_NAMES: Readonly<
  Record<
    | (typeof INVOICE_STATES)[number]
    | (typeof ORDER_STATES)[number]
    | (typeof BILL_STATES)[number]
    | (typeof CHANGE_ORDER_STATES)[number],
    Message
  >
> = {
  Draft: msg('Draft'),
  Sent: msg('Sent'),
  Accepted: msg('Accepted'),
  Approved: msg('Approved'),
  Declined: msg('Declined'),
  Paid: msg('Paid'),
  Overdue: msg('Overdue'),
  Void: msg('Void'),
  Confirmed: msg('Confirmed'),
  'Partly received': msg('Partly received'),
  Received: msg('Received'),
  Closed: msg('Closed'),
  Cancelled: msg('Cancelled'),
};
