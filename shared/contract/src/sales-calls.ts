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
export type SalesQuestion = { from: string; to: string; by: SalesBy };
