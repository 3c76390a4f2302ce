import { centsOf } from '@fieldspan/domain/money/decimal';
import { moneyText } from '@fieldspan/domain/money-text';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { sentence } from '../http/sentence.ts';
import { postNotification } from '../notify/post-notification.ts';
import type { PaidEvent, Receipt } from '../payments/book-paid.ts';
import type { Purchase } from './begin-purchase.ts';
import { paidSeats } from './seats.ts';

type Failed = { kind: 'failed'; reference: string | null };

/** The purchase that an event is about, held; null if it is about something else. */
export async function lockedPurchase(tx: Tx, provider: string, event: PaidEvent | Failed): Promise<Purchase | null> {
  const { rows } = await sql<Purchase>`select * from subscription_invoice
    where provider = ${provider} and slug = ${event.reference} for update`.execute(tx);
  const [found] = rows;
  if (!found) return null;
  const isOther = event.kind === 'paid' && found.session_id !== null && found.session_id !== event.session;
  return isOther ? null : found;
}

type Booking = { event: PaidEvent | Failed; purchase: Purchase; now: Date };

/**
 * Writes down that a purchase was paid, once: it has a number then, and the subscription runs on. Another amount than was asked for is
 * not booked, and the buyer is told.
 * @returns the mail that says so to the buyer
 */
export async function bookPurchase(tx: Tx, { event, purchase, now }: Booking): Promise<Receipt | null> {
  if (event.kind === 'failed') {
    await sql`update subscription_invoice set state = 'failed' where id = ${purchase.id} and state = 'begun'`.execute(
      tx,
    );
    return null;
  }
  if (purchase.state === 'paid') return null;
  const isExpected = event.cents === centsOf(purchase.amount) && event.currency.toLowerCase() === purchase.currency;
  if (!isExpected) {
    await differs(tx, purchase, event);
    return null;
  }
  const number = await numbered(tx, purchase.tenant_id);
  const at = now.toISOString();
  const paid = sql`state = 'paid', paid_at = ${at}, number = ${number}, provider_id = ${event.payment},
    session_id = coalesce(session_id, ${event.session}), updated_at = ${at}`;
  if (purchase.kind === 'seats')
    await sql`update subscription_invoice set ${paid}, from_at = ${at} where id = ${purchase.id}`.execute(tx);
  else await runOn(tx, { purchase, at, paid });
  await sql`update subscription set seats = coalesce(${await paidSeats(tx, purchase.tenant_id, now)}::int, seats)
    where tenant_id = ${purchase.tenant_id}`.execute(tx);
  return receiptOf(purchase, number);
}

type Term = { purchase: Purchase; at: string; paid: ReturnType<typeof sql> };

/** A term begins where the paid one ends. What is left of a trial is added to the first one, whose seats count at once. */
async function runOn(tx: Tx, { purchase, at, paid }: Term): Promise<void> {
  const { tenant_id: tenantId, plan, id } = purchase;
  const length = plan === 'month' ? '1 month' : '1 year';
  const { rows } = await sql<{ expiry: string }>`
    with before as (select id, type, greatest(expiry, ${at}::timestamptz) as rest from subscription where tenant_id = ${tenantId} for update),
    invoice as (update subscription_invoice i set ${paid},
        from_at = case when b.type = 'Paid' then b.rest else ${at}::timestamptz end, to_at = b.rest + ${length}::interval
      from before b where i.id = ${id})
    update subscription s set type = 'Paid', expiry = b.rest + ${length}::interval, updated_at = ${at}
    from before b where s.id = b.id returning s.expiry`.execute(tx);
  if (rows.length === 0) throw new Error('The company has no subscription');
}

/** Each company's payments are numbered without a gap; the subscription is held meanwhile. */
async function numbered(tx: Tx, tenantId: number): Promise<string> {
  await sql`select from subscription where tenant_id = ${tenantId} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from subscription_invoice
    where tenant_id = ${tenantId} and number is not null`.execute(tx);
  return `S-${String((rows[0]?.count ?? 0) + 1).padStart(4, '0')}`;
}

async function differs(tx: Tx, purchase: Purchase, event: PaidEvent): Promise<void> {
  await sql`update subscription_invoice set state = 'differs' where id = ${purchase.id}`.execute(tx);
  const { rows } = await sql<{ managing_user_id: number | null }>`select managing_user_id from company
    where id = ${purchase.tenant_id}`.execute(tx);
  const userId = rows[0]?.managing_user_id ?? null;
  if (userId === null) return;
  const came = `${(Number(event.cents) / 100).toFixed(2)} ${event.currency.toUpperCase()}`;
  await postNotification(tx, {
    tenantId: purchase.tenant_id,
    userId,
    kind: null,
    message: sentence`A payment for the subscription was not booked: ${came} came. Write to Support and name ${event.payment}.`,
    link: '/subscription',
    about: null,
  });
}

function receiptOf({ email, seats, amount, currency, plan, kind }: Purchase, number: string): Receipt {
  const what = kind === 'seats' ? `${seats} more seats` : `${seats} seats for a ${plan}`;
  return {
    to: email,
    subject: `Receipt ${number} for your subscription`,
    text: `We received ${moneyText(amount)} ${currency.toUpperCase()} for ${what}. Thank you.\n\nAll payments are listed under Settings, Subscription.\n`,
  };
}
