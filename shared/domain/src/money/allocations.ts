import * as v from 'valibot';
import { partsInText } from '../json-text.ts';

const AllocationSchema = v.object({ invoice_id: v.pipe(v.number(), v.integer()), amount: v.number() });
export type Allocation = v.InferOutput<typeof AllocationSchema>;

/** Which invoices a payment pays, of Payment.allocations_json. */
export const allocationsOf = (text: string | null): Allocation[] =>
  partsInText(AllocationSchema, text).map(({ part }) => part);
