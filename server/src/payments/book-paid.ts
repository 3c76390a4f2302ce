import { allocationsText } from '@fieldspan/domain/money/allocations';
import type { Allocation } from '@fieldspan/domain/money/allocations';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { moneyText } from '@fieldspan/domain/money-text';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { tellAuthors } from '../documents/note-event.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { sentence } from '../http/sentence.ts';
import type { Mail } from '../notify/notifier.ts';
import { lockInvoices, owedInvoices, PAYABLE_STATES, storeParts } from '../registry/guards/paid-documents.ts';
import type { Owed } from '../registry/guards/paid-documents.ts';
import type { Checkout } from './checkout.ts';
import type { PayEvent } from './pay-adapter.ts';
import { documentOf } from './paid-document.ts';

export type PaidEvent = Extract<PayEvent, { kind: 'paid' }>;
export type Receipt = Pick<Mail, 'to' | 'subject' | 'text'>;
type Paid = { provider: string; event: PaidEvent; checkout: Checkout; document: StoredDocument };

/**
 * Writes down money that came. It pays as much of the invoice as is left by now; the rest is credit of the customer, also where
 * the invoice was voided, credited or paid by cheque meanwhile.
 * @returns the mail that says so to the customer
 */
export async function bookPaid(tx: Tx, paid: Paid): Promise<Receipt | null> {
  const { event, checkout, document } = paid;
  const isExpected = event.cents === centsOf(checkout.amount) && event.currency.toLowerCase() === checkout.currency;
  if (!isExpected) {
    await tellDifference(tx, paid);
    return null;
  }
  if (await isBooked(tx, paid)) return null;
  await sql`select set_config('app.reason', ${`Paid by card, by the link of ${checkout.email}`}, true)`.execute(tx);
  const { model, id } = documentOf(checkout);
  const of = { tenantId: checkout.tenant_id, parts: [payableModel(model, id)] };
  await lockInvoices(tx, of);
  const [invoice] = await owedInvoices(tx, of);
  const used = usedCents(invoice, event.cents);
  const parts = used > 0n ? of.parts.map((part) => Object.assign(part, { amount: amountOf(used) })) : [];
  await storePayment(tx, { ...paid, customer: invoice?.customer_id ?? null, parts });
  await tellAuthors(tx, document, { message: paidWords(paid, event.cents - used), sentBy: checkout.sent_by });
  return receiptOf(paid, invoice, used);
}

const payableModel = (model: string, id: number): Pick<Allocation, 'model' | 'id'> => ({
  model: model === 'JobInvoice' ? 'JobInvoice' : 'ServiceInvoice',
  id,
});

async function isBooked(tx: Tx, { provider, event }: Paid): Promise<boolean> {
  const { rows } =
    await sql`select from payment where provider = ${provider} and provider_id = ${event.payment}`.execute(tx);
  return rows.length > 0;
}

function usedCents(invoice: Owed | undefined, cents: bigint): bigint {
  if (!invoice || !PAYABLE_STATES.has(invoice.status ?? 'Draft')) return 0n;
  const left = centsOf(invoice.total) - centsOf(invoice.paid);
  if (left <= 0n) return 0n;
  return left < cents ? left : cents;
}

type Storing = Paid & { customer: number | null; parts: readonly Allocation[] };

async function storePayment(tx: Tx, { provider, event, checkout, customer, parts }: Storing): Promise<void> {
  const { tenant_id: tenantId } = checkout;
  const { rows } = await sql<{ id: number }>`insert into payment
      (tenant_id, kind, customer_id, amount, method, received_on, allocations_json, provider, provider_id)
    values (${tenantId}, 'payment', ${customer}, ${amountOf(event.cents)}, 'Card', current_date, ${allocationsText(parts)},
      ${provider}, ${event.payment}) returning id`.execute(tx);
  await storeParts(tx, { tenantId, payment: rows[0]?.id ?? 0, parts });
  await sql`update card_checkout set state = 'paid', session_id = coalesce(session_id, ${event.session})
    where id = ${checkout.id}`.execute(tx);
}

function paidWords({ event, checkout, document: { number } }: Paid, unused: bigint) {
  const amount = moneyText(amountOf(event.cents));
  if (unused === 0n) return sentence`${checkout.email} paid ${amount} of ${number} by card`;
  return sentence`${checkout.email} paid ${amount} by card for ${number}. ${moneyText(amountOf(unused))} of it is their credit: less was left to pay.`;
}

/** Money that nobody asked for is not booked by itself: a person looks it up at the provider. */
async function tellDifference(tx: Tx, { event, checkout, document }: Paid): Promise<void> {
  await sql`update card_checkout set state = 'differs' where id = ${checkout.id} and state <> 'paid'`.execute(tx);
  const said = `${(Number(event.cents) / 100).toFixed(2)} ${event.currency.toUpperCase()}`;
  const asked = `${checkout.amount.toFixed(2)} ${checkout.currency.toUpperCase()}`;
  const message = sentence`A payment by card for ${document.number} was not booked: ${said} came, ${asked} was asked for. Look it up at your payment provider: ${event.payment}`;
  await tellAuthors(tx, document, { message, sentBy: checkout.sent_by });
}

function receiptOf({ event, checkout, document }: Paid, invoice: Owed | undefined, used: bigint): Receipt {
  const { company_name: company, number } = document;
  const left = invoice ? centsOf(invoice.total) - centsOf(invoice.paid) - used : 0n;
  const unused = event.cents - used;
  const parts = [
    `${company} received ${moneyText(amountOf(event.cents))} by card for invoice ${number}. Thank you.`,
    unused > 0n ? `${moneyText(amountOf(unused))} was more than was left to pay, and is your credit.` : null,
    left > 0n ? `${moneyText(amountOf(left))} is left to pay.` : `Nothing is left to pay.`,
    `Payment: ${event.payment}`,
  ];
  return {
    to: checkout.email,
    subject: `Receipt for invoice ${number} (${company})`,
    text: `${parts.filter((part) => part !== null).join('\n\n')}\n`,
  };
}
