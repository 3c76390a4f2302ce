import * as v from 'valibot';
import type { Message } from '../message.ts';
import { msg } from '../message.ts';
import { ACCOUNT_ROLES } from './accounts.ts';

/** What went to the books, and what people read of it. */
export const ENTRY_KINDS = {
  invoice: msg('Invoices'),
  credit: msg('Credits'),
  payment: msg('Payments'),
  refund: msg('Refunds and taken back payments'),
  bill: msg('Bills of suppliers'),
  expense: msg('Expenses'),
  reversal: msg('Taken back, as they changed since'),
} as const satisfies Record<string, Message>;

/** What people read of one of them. */
export const ENTRY_NAMES: Readonly<Record<keyof typeof ENTRY_KINDS, Message>> = {
  invoice: msg('Invoice'),
  credit: msg('Credit'),
  payment: msg('Payment'),
  refund: msg('Refund'),
  bill: msg('Bill'),
  expense: msg('Expense'),
  reversal: msg('Reversal'),
};

export type EntryKind = keyof typeof ENTRY_KINDS;
export const isEntryKind = (key: string): key is EntryKind => Object.hasOwn(ENTRY_KINDS, key);
const KINDS: readonly EntryKind[] = Object.keys(ENTRY_KINDS).filter(isEntryKind);

/** An amount of an account in cents; above nothing is a debit. */
const SplitSchema = v.object({
  account: v.picklist(ACCOUNT_ROLES),
  cents: v.pipe(v.number(), v.integer()),
  /** The name of a tax, and its rate in percent. */
  tax: v.optional(v.string()),
  rate: v.optional(v.string()),
});
export type Split = v.InferOutput<typeof SplitSchema>;

/** A record as the books have it: its splits come to nothing, the first is whoever owes or is owed. */
export const EntrySchema = v.object({
  kind: v.picklist(KINDS),
  day: v.string(),
  due: v.nullable(v.string()),
  number: v.string(),
  /** The customer, supplier or shop; empty if nobody is known. */
  name: v.string(),
  party: v.picklist(['customer', 'vendor', 'none']),
  /** The number of the project or the call. */
  job: v.string(),
  memo: v.string(),
  splits: v.array(SplitSchema),
});
export type Entry = v.InferOutput<typeof EntrySchema>;

/** Whether two entries say the same of the books, whatever the names in them became. */
export const saysSame = (one: Entry, other: Entry): boolean =>
  one.day === other.day && JSON.stringify(one.splits) === JSON.stringify(other.splits);

/** What takes an entry back on a later day. */
export const takenBack = (entry: Entry, day: string): Entry => ({
  ...entry,
  kind: 'reversal',
  day: day < entry.day ? entry.day : day,
  due: null,
  splits: entry.splits.map((split) => Object.assign({}, split, { cents: -split.cents })),
});

/** What an entry comes to: what its customer, supplier or account owes or is owed by it, in cents. */
export const entryCents = ({ splits: [first] }: Entry): number => first?.cents ?? 0;
