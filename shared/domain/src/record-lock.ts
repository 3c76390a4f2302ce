import { type Message, msg } from './message.ts';

/** Which changes of status a locked record still allows. All other fields are locked. */
export type RecordLock = {
  /** The refusal for any other change. */
  sentence: Message;
  /** States that may follow without a reason. */
  next: readonly string[];
  /** States that may follow if a reason is given: reopening, voiding. */
  withReason: readonly string[];
};

/** The fields that decide about the lock. */
type Locking = { status?: unknown; is_quote?: unknown; lines_json?: unknown };

const TIME_LOG: Readonly<Record<string, RecordLock>> = {
  approved: {
    sentence: msg('This has been approved and can no longer be changed. A reviewer can reopen it with a reason.'),
    next: [],
    withReason: ['submitted', 'rejected'],
  },
};

const EXPENSE: Readonly<Record<string, RecordLock>> = {
  approved: {
    sentence: msg('This has been approved and can no longer be changed. A reviewer can reopen it with a reason.'),
    next: ['exported'],
    withReason: ['submitted', 'rejected'],
  },
  exported: {
    sentence: msg(
      'This has been exported and can no longer be changed. A reviewer can take it back to approved with a reason.',
    ),
    next: [],
    withReason: ['approved'],
  },
};

const issuedInvoice = (next: readonly string[], withReason: readonly string[]): RecordLock => ({
  sentence: msg(
    'This invoice has been issued and can no longer be changed. Void it with a reason and write a new one.',
  ),
  next,
  withReason,
});

const VOID_INVOICE: RecordLock = {
  sentence: msg('This invoice is void. It stays as it is, with its number; write a new one instead.'),
  next: [],
  withReason: [],
};

const INVOICE: Readonly<Record<string, RecordLock>> = {
  Sent: issuedInvoice(['Overdue', 'Paid'], ['Void']),
  Overdue: issuedInvoice(['Paid'], ['Sent', 'Void']),
  Paid: issuedInvoice([], ['Sent']),
  Accepted: issuedInvoice(['Paid'], ['Void']),
  Void: VOID_INVOICE,
};

const sentQuote = (next: readonly string[]): RecordLock => ({
  sentence: msg('This quote has been sent and can no longer be changed. Void it with a reason and write a new one.'),
  next,
  withReason: ['Void'],
});

const QUOTE: Readonly<Record<string, RecordLock>> = {
  Sent: sentQuote(['Accepted']),
  Accepted: sentQuote([]),
  Void: {
    sentence: msg('This quote is void. It stays as it is, with its number; write a new one instead.'),
    next: [],
    withReason: [],
  },
};

const issuedOrder = (next: readonly string[], withReason: readonly string[] = ['Cancelled']): RecordLock => ({
  sentence: msg(
    'This order has been issued and can no longer be changed. Cancel it with a reason and write a new one.',
  ),
  next,
  withReason,
});

const ORDER: Readonly<Record<string, RecordLock>> = {
  Sent: issuedOrder(['Confirmed', 'Partly received', 'Received', 'Closed']),
  Confirmed: issuedOrder(['Partly received', 'Received', 'Closed']),
  'Partly received': issuedOrder(['Received', 'Closed']),
  Received: issuedOrder(['Closed'], ['Partly received']),
  Closed: issuedOrder([], ['Received']),
  Cancelled: {
    sentence: msg('This order is cancelled. It stays as it is, with its number; write a new one instead.'),
    next: [],
    withReason: [],
  },
};

const BILL: Readonly<Record<string, RecordLock>> = {
  Approved: {
    sentence: msg(
      'This bill has been approved and can no longer be changed. Void it with a reason, then write it once more.',
    ),
    next: [],
    withReason: ['Void'],
  },
  Void: {
    sentence: msg('This bill is void. It stays as it is; write a new one instead.'),
    next: [],
    withReason: [],
  },
};

const JOB_INVOICE: Readonly<Record<string, RecordLock>> = {
  Sent: {
    sentence: msg(
      'This invoice has been issued and can no longer be changed. Void it with a reason, or write a credit.',
    ),
    next: [],
    withReason: ['Void'],
  },
  Paid: {
    sentence: msg('This invoice is paid and can no longer be changed. Write a credit instead.'),
    next: [],
    withReason: [],
  },
  Void: VOID_INVOICE,
};

const sentChange = (next: readonly string[]): RecordLock => ({
  sentence: msg(
    'This change order has been issued and can no longer be changed. Void it with a reason and write a new one.',
  ),
  next,
  withReason: ['Void'],
});

const CHANGE_ORDER: Readonly<Record<string, RecordLock>> = {
  Sent: sentChange(['Accepted', 'Declined']),
  Accepted: sentChange([]),
  Declined: sentChange(['Accepted']),
  Void: {
    sentence: msg('This change order is void. It stays as it is, with its number; write a new one instead.'),
    next: [],
    withReason: [],
  },
};

// A bid is accepted with what the customer chose of it, so that is no mere change of state.
const sentBid = (next: readonly string[], withReason: readonly string[]): RecordLock => ({
  sentence: msg('This bid has been sent and can no longer be changed. Void it with a reason and write a new one.'),
  next,
  withReason,
});

const BID: Readonly<Record<string, RecordLock>> = {
  Sent: sentBid(['Declined'], ['Void']),
  Declined: sentBid([], ['Void']),
  Accepted: {
    sentence: msg('This bid is the contract. A change order changes it.'),
    next: [],
    withReason: [],
  },
  Void: {
    sentence: msg('This bid is void. It stays as it is; write a new one instead.'),
    next: [],
    withReason: [],
  },
};

/** Models whose records are locked by their status. */
export type LockedModel =
  | 'TimeLog'
  | 'Expense'
  | 'ServiceInvoice'
  | 'PurchaseOrder'
  | 'SupplierBill'
  | 'JobInvoice'
  | 'ChangeOrder'
  | 'JobBid';

const LOCKS: Readonly<Record<LockedModel, (record: Locking) => Readonly<Record<string, RecordLock>>>> = {
  TimeLog: () => TIME_LOG,
  Expense: () => EXPENSE,
  ServiceInvoice: ({ is_quote }) => (is_quote === 1 ? QUOTE : INVOICE),
  PurchaseOrder: () => ORDER,
  SupplierBill: () => BILL,
  JobInvoice: () => JOB_INVOICE,
  ChangeOrder: () => CHANGE_ORDER,
  // Without lines its status is only a word of the company.
  JobBid: ({ lines_json: lines = null }) => (lines === null ? {} : BID),
};

/** The lock of a record: approved work and issued documents cannot be changed. null: it is not locked. */
export function recordLock(model: LockedModel, record: Locking): RecordLock | null {
  const { status } = record;
  if (typeof status !== 'string') return null;
  const locks = LOCKS[model](record);
  return Object.hasOwn(locks, status) ? (locks[status] ?? null) : null;
}

/** States of documents that were never given away: they have no number yet, and change freely. */
export const isDraftState = (status: unknown): boolean => status === null || status === undefined || status === 'Draft';
