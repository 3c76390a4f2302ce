import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { currentDocument } from './paid-document.ts';
import type { Services } from '../http/context.ts';
import { bookPurchase, lockedPurchase } from '../subscriptions/book-purchase.ts';
import { bookPaid } from './book-paid.ts';
import type { PaidEvent, Receipt } from './book-paid.ts';
import { lockedCardPayment } from './card-payment.ts';
import type { Checkout } from './checkout.ts';
import type { PayEvent } from './pay-adapter.ts';
import { bookRefund } from './refund.ts';
import type { CardRefund } from './refund.ts';

type Received = { raw: string; headers: Headers };

/**
 * Books what the provider says, once, whichever of its deliveries comes first.
 * @throws BadSignature for anything that the provider did not sign
 */
export async function receiveEvent(services: Services, { raw, headers }: Received): Promise<void> {
  const { payments, db, log } = services;
  if (payments === null) return;
  const event = payments.read(raw, headers, services.clock());
  if (event.kind === 'other') return;
  const receipt = await db.system(async (tx) => {
    const isNew = await sql`insert into card_event (provider, event_id) values (${payments.provider}, ${event.id})
      on conflict do nothing returning event_id`.execute(tx);
    if (isNew.rows.length === 0) return null;
    return book(tx, { provider: payments.provider, event, now: services.clock() });
  });
  services.push.wake();
  if (receipt === null) return;
  await services.notifier
    .mail(receipt)
    .catch((error: unknown) => log.error({ err: error }, 'a receipt was not mailed'));
}

type Booking = { provider: string; event: Exclude<PayEvent, { kind: 'other' }>; now: Date };

async function book(tx: Tx, { provider, event, now }: Booking): Promise<Receipt | null> {
  if (event.kind === 'refunded') return bookRefunded(tx, provider, event);
  const checkout = await lockedCheckout(tx, provider, event);
  if (checkout === null) return bookBought(tx, { provider, event, now });
  await sql`update card_event set tenant_id = ${checkout.tenant_id}
    where provider = ${provider} and event_id = ${event.id}`.execute(tx);
  if (event.kind === 'paid')
    return bookPaid(tx, { provider, event, checkout, document: await currentDocument(tx, checkout) });
  // The page ended or the card was declined: a page that was paid before stays paid.
  await sql`update card_checkout set state = 'failed' where id = ${checkout.id} and state = 'begun'`.execute(tx);
  return null;
}

/** A payment for the subscription of a company. */
async function bookBought(
  tx: Tx,
  { provider, event, now }: Omit<Booking, 'event'> & { event: Exclude<Booking['event'], RefundEvent> },
): Promise<Receipt | null> {
  const purchase = await lockedPurchase(tx, provider, event);
  if (purchase === null) return null;
  await sql`update card_event set tenant_id = ${purchase.tenant_id}
    where provider = ${provider} and event_id = ${event.id}`.execute(tx);
  return bookPurchase(tx, { event, purchase, now });
}

type RefundEvent = Extract<PayEvent, { kind: 'refunded' }>;

/** A refund whose answer never came, or one that somebody made at the provider. */
async function bookRefunded(tx: Tx, provider: string, event: RefundEvent): Promise<null> {
  const payment = await lockedCardPayment(tx, { provider, providerId: event.payment });
  if (payment === null) return null;
  const { rows } = await sql<CardRefund>`select * from card_refund
    where tenant_id = ${payment.tenant_id} and payment_id = ${payment.id} and slug = ${event.reference}`.execute(tx);
  const [asked] = rows;
  const reason = asked?.reason ?? 'Refunded at the payment provider';
  const userId = asked?.created_by ?? null;
  await bookRefund(tx, { payment, cents: event.cents, providerId: event.refund, reason, userId });
  if (asked) await sql`update card_refund set state = 'done' where id = ${asked.id}`.execute(tx);
  return null;
}

/** The checkout that an event is about; null if it is not of this server. The answer of its start may come after the event. */
async function lockedCheckout(
  tx: Tx,
  provider: string,
  event: PaidEvent | { kind: 'failed'; reference: string | null },
) {
  const { rows } = await sql<Checkout>`select * from card_checkout
    where provider = ${provider} and slug = ${event.reference} for update`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const isOther = event.kind === 'paid' && found.session_id !== null && found.session_id !== event.session;
  return isOther ? null : found;
}
