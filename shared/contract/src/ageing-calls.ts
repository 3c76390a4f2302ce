import type { AgeingView } from '@fieldspan/domain/money/ageing';
import { TAX_PERIODS } from '@fieldspan/domain/money/tax-report';
import type { TaxPeriod } from '@fieldspan/domain/money/tax-report';
import * as v from 'valibot';
import { get, post } from './call-shape.ts';
import { BilledAndPaidSchema, SalesSchema } from './sales-calls.ts';
import type { SalesQuestion } from './sales-calls.ts';

/** What is owed: open invoices by age, what is to the customer's credit, and what that leaves. In dollars, to the cent. */
const AgedSchema = v.object({
  current: v.number(),
  days_30: v.number(),
  days_60: v.number(),
  days_90: v.number(),
  older: v.number(),
  open: v.number(),
  credit: v.number(),
  total: v.number(),
});
export type AgedAmounts = v.InferOutput<typeof AgedSchema>;

/** `customer_id`, `slug` and `name` are null for invoices of which no customer is known. */
const AgeingRowSchema = v.object({
  customer_id: v.nullable(v.number()),
  slug: v.nullable(v.string()),
  name: v.nullable(v.string()),
  ...AgedSchema.entries,
});
export type AgeingRow = v.InferOutput<typeof AgeingRowSchema>;

/** Which invoices count: those that the person may read. */
const CountedSchema = v.object({ services: v.boolean(), projects: v.boolean() });

const AgeingSchema = v.object({
  /** The day to which ages are counted. */
  on: v.string(),
  counted: CountedSchema,
  /** One for each customer with an open invoice, who owes most first. */
  rows: v.array(AgeingRowSchema),
  /** Of the rows. */
  sums: AgedSchema,
});
export type Ageing = v.InferOutput<typeof AgeingSchema>;

/** Whose statement it is. `email`: for people who may read contacts. */
const StatedContactSchema = v.object({
  id: v.number(),
  slug: v.string(),
  name: v.string(),
  address: v.nullable(v.string()),
  email: v.nullable(v.string()),
});

/** What raised or lowered the balance on a day; payments are less than nothing. `number`: of the invoice, or what names the payment. */
const MovementSchema = v.object({
  on: v.string(),
  kind: v.picklist(['invoice', 'credit', 'payment', 'refund', 'reversal']),
  number: v.nullable(v.string()),
  due: v.nullable(v.string()),
  amount: v.number(),
});
export type Movement = v.InferOutput<typeof MovementSchema>;

const OpenInvoiceSchema = v.object({
  number: v.string(),
  issued: v.string(),
  due: v.nullable(v.string()),
  /** What credits left of it. */
  amount: v.number(),
  paid: v.number(),
  open: v.number(),
});

/** The account of a customer for a span of days; what is open and how old it is as it stood at its end. */
const StatementSchema = v.object({
  company_name: v.string(),
  contact: StatedContactSchema,
  from: v.string(),
  to: v.string(),
  opening: v.number(),
  movements: v.array(MovementSchema),
  closing: v.number(),
  invoices: v.array(OpenInvoiceSchema),
  aged: AgedSchema,
});
export type Statement = v.InferOutput<typeof StatementSchema>;

const TaxSumsSchema = v.object({
  /** What was billed with the tax, and the tax on it. */
  sales: v.number(),
  collected: v.number(),
  /** What was bought with a tax that is claimed back, and that tax. */
  purchases: v.number(),
  paid: v.number(),
  /** What was collected less what is claimed back. */
  owed: v.number(),
});

/** Taxes by period (`2026-11`, `2026-Q4`, `2026`) and name; an empty name is of receipts that do not say which tax they have. */
const TaxReportSchema = v.object({
  from: v.string(),
  to: v.string(),
  by: v.picklist(TAX_PERIODS),
  rows: v.array(v.object({ period: v.string(), tax: v.string(), ...TaxSumsSchema.entries })),
  sums: TaxSumsSchema,
});
export type TaxReport = v.InferOutput<typeof TaxReportSchema>;
export type TaxQuestion = { from: string; to: string; by: TaxPeriod };

export const ageingCalls = {
  'Company/billed-and-paid': get(BilledAndPaidSchema),
  'Company/sales': get(SalesSchema),
  'Company/tax-report': get(TaxReportSchema),
  'Contact/ageing': get(AgeingSchema),
  'Contact/statement': get(StatementSchema),
  'Contact/send-statement': post(v.object({ sent: v.boolean() })),
} as const;

/**
 * `today`: the person's day. `as_of`: as it stood at the end of an earlier day; without it everything that was written counts,
 * as in the lists of invoices.
 */
export type AgeingQuestion = { today: string; as_of?: string; view?: AgeingView; search?: string };

/** `key`: the contact's id or slug. */
export type StatementQuestion = { key: string; from: string; to: string };

/** Payloads of the calls about what customers owe; see calls.ts. */
export type AgeingPayloads = {
  /** The six weeks that end with that of `today`. */
  'Company/billed-and-paid': { today: string };
  'Company/sales': SalesQuestion;
  'Company/tax-report': TaxQuestion;
  'Contact/ageing': AgeingQuestion;
  'Contact/statement': StatementQuestion;
  /** With the same `client_key` it is sent once. `sent` is false of a second press. */
  'Contact/send-statement': StatementQuestion & { email: string; text?: string; client_key: string };
};
