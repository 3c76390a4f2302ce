import { allocationsText } from '@fieldspan/domain/money/allocations';
import type { Allocation } from '@fieldspan/domain/money/allocations';
import { amountOf, centsOf } from '@fieldspan/domain/money/decimal';
import { moneyText } from '@fieldspan/domain/money-text';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';
import { lockedCredit, lockInvoices, storeParts } from '../registry/guards/paid-documents.ts';
import { lockedCardPayment } from './card-payment.ts';
import type { CardPayment } from './card-payment.ts';

export type CardRefund = {
  id: number;
  slug: string;
  tenant_id: number;
  payment_id: number;
  amount: number;
  reason: string;
  created_by: number | null;
  state: 'begun' | 'done' | 'failed';
};

type Asked = {
  tenantId: number;
  payment: number;
  amount: number;
  reason: string;
  clientKey: string;
  userId: number;
};

/**
 * A refund that the provider is asked for next. A second press finds the first; so does another one of the same amount whose
 * answer never came, so that nothing is refunded twice.
 * @throws Refusal where less is left to refund
 */
export async function beginRefund(tx: Tx, asked: Asked): Promise<{ refund: CardRefund; payment: CardPayment }> {
  const { tenantId, amount, reason, clientKey, userId } = asked;
  const payment = await lockedCardPayment(tx, { tenantId, id: asked.payment });
  if (payment === null || payment.kind !== 'payment')
    throw new Refusal('Only a payment by card is refunded to the card.');
  const earlier = await earlierRefund(tx, asked);
  if (earlier) return { refund: earlier, payment };
  await refuseTooMuch(tx, payment, centsOf(amount));
  const { rows } =
    await sql<CardRefund>`insert into card_refund (tenant_id, payment_id, amount, reason, client_key, created_by)
    values (${tenantId}, ${payment.id}, ${amount}, ${reason}, ${clientKey}, ${userId}) returning *`.execute(tx);
  const [refund] = rows;
  if (!refund) throw new Error('The refund was not stored');
  return { refund, payment };
}

async function earlierRefund(tx: Tx, { tenantId, payment, amount, clientKey }: Asked): Promise<CardRefund | null> {
  const { rows } = await sql<CardRefund>`select * from card_refund
    where tenant_id = ${tenantId} and (client_key = ${clientKey}
      or (payment_id = ${payment} and amount = ${amount} and state = 'begun'))
    order by client_key = ${clientKey} desc, id limit 1`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const isSame = found.payment_id === payment && centsOf(found.amount) === centsOf(amount) && found.state !== 'failed';
  if (!isSame) throw new Refusal('This refund was begun already. Close the window, and begin again.');
  return found;
}

async function refuseTooMuch(tx: Tx, payment: CardPayment, cents: bigint): Promise<void> {
  if (payment.is_reversed) throw new Refusal('This payment was taken back already.');
  const left = centsOf(payment.amount) - centsOf(payment.refunded) - centsOf(payment.asked);
  if (cents <= 0n) throw new Refusal('Refund an amount above zero.');
  if (cents > left)
    throw new Refusal(
      sentence`${moneyText(amountOf(left))} of this payment can be refunded, not ${moneyText(amountOf(cents))}.`,
    );
  const { free, inInvoices } = await sourcesOf(tx, payment);
  if (cents > free + inInvoices)
    throw new Refusal('The credit that this payment left has been used. Take that back first.');
}

/** What of a payment is still credit of the customer, and what stands in invoices; in cents. */
async function sourcesOf(tx: Tx, payment: CardPayment): Promise<{ free: bigint; inInvoices: bigint }> {
  const inInvoices = payment.parts.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  const unused = centsOf(payment.amount) - centsOf(payment.refunded) - inInvoices;
  if (payment.customer_id === null) return { free: unused, inInvoices };
  const credit = centsOf(await lockedCredit(tx, payment.tenant_id, payment.customer_id));
  const free = credit < unused ? credit : unused;
  return { free: free > 0n ? free : 0n, inInvoices };
}

type Refunded = {
  payment: CardPayment;
  cents: bigint;
  providerId: string;
  reason: string;
  userId: number | null;
};

/** Writes down money that went back, once: first what no invoice used, then what the invoices have of it, last one first. */
export async function bookRefund(tx: Tx, { payment, cents, providerId, reason, userId }: Refunded): Promise<void> {
  const { tenant_id: tenantId, provider } = payment;
  const before = await sql`select from payment where provider = ${provider} and provider_id = ${providerId}`.execute(
    tx,
  );
  if (before.rows.length > 0) return;
  await lockInvoices(tx, { tenantId, parts: payment.parts });
  const { free } = await sourcesOf(tx, payment);
  const parts = takenFrom(payment.parts, cents > free ? cents - free : 0n);
  await sql`select set_config('app.reason', ${reason}, true)`.execute(tx);
  const { rows } = await sql<{ id: number }>`insert into payment
      (tenant_id, kind, customer_id, amount, method, received_on, note, allocations_json, provider, provider_id, refunds_id, created_by)
    values (${tenantId}, 'refund', ${payment.customer_id}, ${amountOf(cents)}, 'Card', current_date, ${reason},
      ${allocationsText(parts)}, ${provider}, ${providerId}, ${payment.id}, ${userId}) returning id`.execute(tx);
  await storeParts(tx, { tenantId, payment: rows[0]?.id ?? 0, parts });
}

function takenFrom(parts: readonly Allocation[], cents: bigint): Allocation[] {
  const taken: Allocation[] = [];
  let left = cents;
  for (const part of parts.toReversed()) {
    const has = centsOf(part.amount);
    const takes = has < left ? has : left;
    if (takes > 0n) taken.push({ ...part, amount: -amountOf(takes) });
    left -= takes;
  }
  return taken;
}
