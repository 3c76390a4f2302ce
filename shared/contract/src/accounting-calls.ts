import { ENTRY_KINDS, isEntryKind } from '@fieldspan/domain/accounting/entry';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';

export const BOOK_FORMATS = ['csv', 'iif'] as const;
export type BookFormat = (typeof BOOK_FORMATS)[number];

const Kind = v.picklist(Object.keys(ENTRY_KINDS).filter(isEntryKind));

/** A record that would go, with what it comes to: for its customer, supplier or account, in cents. */
const RowSchema = v.object({
  model: v.string(),
  record_id: v.number(),
  kind: Kind,
  day: v.string(),
  number: v.string(),
  name: v.string(),
  job: v.string(),
  cents: v.number(),
});
export type BookedRow = v.InferOutput<typeof RowSchema>;

const PreviewSchema = v.object({
  from: v.string(),
  to: v.string(),
  rows: v.array(RowSchema),
  kinds: v.array(v.object({ kind: Kind, count: v.number(), cents: v.number() })),
  /** The sum of the debits in cents; that of the credits is the same. */
  cents: v.number(),
  /** Records of these days that went before, and records of earlier days that never went. */
  before: v.number(),
  earlier: v.number(),
});
export type BooksPreview = v.InferOutput<typeof PreviewSchema>;

export const accountingCalls = {
  'Accounting/preview': get(PreviewSchema),
  'Accounting/export': post(v.object({ slug: v.string(), export_num: v.number() })),
} as const;

/** Payloads of the calls about accounting; see calls.ts. */
export type AccountingPayloads = {
  'Accounting/preview': { from: string; to: string };
  /** A record goes once; `count` and `cents` are what the person saw. The same `client_key` is the same export. */
  'Accounting/export': { from: string; to: string; count: number; cents: number; client_key: string };
};
