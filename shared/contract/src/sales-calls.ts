import { SALES_BY } from '@fieldspan/domain/money/sales-report';
import type { SalesBy } from '@fieldspan/domain/money/sales-report';
import * as v from 'valibot';

/** What was billed in a span of days without taxes; of holdbacks when the work was billed, not when they are released. */
export const SalesSchema = v.object({
  from: v.string(),
  to: v.string(),
  by: v.picklist(SALES_BY),
  rows: v.array(
    v.object({
      /** The id of a person or customer, the type, or the month; empty where nobody knows it. */
      group: v.string(),
      name: v.string(),
      documents: v.number(),
      sales: v.number(),
      share: v.nullable(v.number()),
    }),
  ),
  sum: v.number(),
});
export type Sales = v.InferOutput<typeof SalesSchema>;
/** What was billed with taxes less credits, and what came in, week by week; a week begins on Monday. */
export const BilledAndPaidSchema = v.object({
  weeks: v.array(v.object({ from: v.string(), billed: v.number(), paid: v.number() })),
  billed: v.number(),
  paid: v.number(),
});
export type BilledAndPaid = v.InferOutput<typeof BilledAndPaidSchema>;

export type SalesQuestion = { from: string; to: string; by: SalesBy };
