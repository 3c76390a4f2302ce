import * as v from 'valibot';
import { partsInText } from '../json-text.ts';

const Id = v.pipe(v.number(), v.integer());
const AllocationSchema = v.union([
  v.pipe(
    v.object({ invoice_id: Id, amount: v.number() }),
    v.transform(({ invoice_id: id, amount }) => ({ model: 'ServiceInvoice' as const, id, amount })),
  ),
  v.pipe(
    v.object({ job_invoice_id: Id, amount: v.number() }),
    v.transform(({ job_invoice_id: id, amount }) => ({ model: 'JobInvoice' as const, id, amount })),
  ),
]);

/** How much of a payment goes to an invoice of a service call, or to one of a project. */
export type Allocation = v.InferOutput<typeof AllocationSchema>;

/** Which invoices a payment pays, of Payment.allocations_json: `[{"invoice_id":7,"amount":100},{"job_invoice_id":3,"amount":50}]`. */
export const allocationsOf = (text: string | null): Allocation[] =>
  partsInText(AllocationSchema, text).map(({ part }) => part);

/** Formats allocations_json. */
export const allocationsText = (parts: readonly Allocation[]): string =>
  JSON.stringify(
    parts.map(({ model, id, amount }) =>
      model === 'JobInvoice' ? { job_invoice_id: id, amount } : { invoice_id: id, amount },
    ),
  );
