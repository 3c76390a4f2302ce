import type { AgeingView } from '@fieldspan/domain/money/ageing';
import * as v from 'valibot';
import { get } from './call-shape.ts';

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

export const ageingCalls = {
  'Contact/ageing': get(AgeingSchema),
} as const;

/**
 * `today`: the person's day. `as_of`: as it stood at the end of an earlier day; without it everything that was written counts,
 * as in the lists of invoices.
 */
export type AgeingQuestion = { today: string; as_of?: string; view?: AgeingView; search?: string };

/** Payloads of the calls about what customers owe; see calls.ts. */
export type AgeingPayloads = { 'Contact/ageing': AgeingQuestion };
