import type { Caller } from '../routes/testing/caller.ts';

type Bill = { price: number; issued: string; due: string | null; of: number | null };

/** An issued invoice without taxes; `of` is the service call. @returns its id */
export async function issueInvoice(caller: Caller, { price, issued, due, of }: Bill): Promise<number> {
  const lines_json = JSON.stringify([
    { key: 'a', description: 'Work', quantity: '1', price: price.toFixed(2), taxes: [] },
  ]);
  const dated = { lines_json, issued, due, ...(of !== null && { service_id: of }) };
  const id = await caller.saved('ServiceInvoice/save', dated);
  await caller.saved('ServiceInvoice/save', { id, status: 'Sent' });
  return id;
}

/** What a payment pays, of one invoice of a service call. */
export const payingFor = (invoice_id: number, amount: number) => ({
  allocations_json: JSON.stringify([{ invoice_id, amount }]),
});
