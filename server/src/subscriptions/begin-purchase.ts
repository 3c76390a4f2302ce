import { amountOf } from '@fieldspan/domain/money/decimal';
import { restCents, termCents } from '@fieldspan/domain/subscription-plans';
import type { Plan } from '@fieldspan/domain/subscription-plans';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';
import type { PlanPrices } from './plan-prices.ts';
import { peopleOf } from './seats.ts';

/** A payment page for a subscription as it is stored. */
export type Purchase = {
  id: number;
  slug: string;
  tenant_id: number;
  created_at: string;
  kind: 'term' | 'seats';
  plan: Plan;
  seats: number;
  amount: number;
  currency: string;
  state: 'begun' | 'paid' | 'failed' | 'differs';
  email: string;
  session_id: string | null;
  to_at: string | null;
};

type Wanted = { plan: Plan | 'more'; seats: number; clientKey: string };
type Buying = {
  tenantId: number;
  userId: number;
  email: string;
  provider: string;
  now: Date;
  prices: PlanPrices;
};

const PLAN_IS_NOT_SOLD = 'This plan is not sold here.';
const LEAST_CENTS = 50n;

/**
 * The purchase of a press; a second press with the same key finds the first one. Whoever calls it has seen that the person may buy.
 * @throws Refusal for what cannot be bought
 */
export async function beginPurchase(tx: Tx, buying: Buying, wanted: Wanted): Promise<Purchase> {
  const { tenantId } = buying;
  await holdSubscription(tx, tenantId);
  const earlier = await purchaseOf(tx, tenantId, wanted.clientKey);
  if (earlier) return same(earlier, wanted);
  const priced = wanted.plan === 'more' ? await moreSeats(tx, buying, wanted.seats) : await term(tx, buying, wanted);
  if (priced.cents < LEAST_CENTS)
    throw new Refusal('So little cannot be paid by card. These seats go with the next term.');
  await sql`insert into subscription_invoice
      (tenant_id, kind, plan, seats, amount, currency, to_at, email, provider, client_key, created_by)
    values (${tenantId}, ${priced.kind}, ${priced.plan}, ${wanted.seats}, ${amountOf(priced.cents)}, ${buying.prices.currency},
      ${priced.until}, ${buying.email}, ${buying.provider}, ${wanted.clientKey}, ${buying.userId})`.execute(tx);
  const made = await purchaseOf(tx, tenantId, wanted.clientKey);
  if (!made) throw new Error('The purchase was not stored');
  return made;
}

/** @throws Refusal for a subscription without an end: a plan would give it one */
async function holdSubscription(tx: Tx, tenantId: number): Promise<void> {
  await sql`insert into subscription (tenant_id, type, expiry) select ${tenantId}, 'Trial', now()
    where not exists (select from subscription where tenant_id = ${tenantId})`.execute(tx);
  const { rows } = await sql<{ lasts: boolean }>`
    select expiry is null or (select is_free_user = 1 from company where id = ${tenantId}) as lasts
    from subscription where tenant_id = ${tenantId} for update`.execute(tx);
  if (rows.some(({ lasts }) => lasts))
    throw new Refusal('The subscription of your company has no end, so there is nothing to buy.');
}

async function purchaseOf(tx: Tx, tenantId: number, clientKey: string): Promise<Purchase | null> {
  const { rows } = await sql<Purchase>`select * from subscription_invoice
    where tenant_id = ${tenantId} and client_key = ${clientKey}`.execute(tx);
  return rows[0] ?? null;
}

function same(earlier: Purchase, { plan, seats }: Wanted): Purchase {
  const isSame = seats === earlier.seats && (plan === 'more' ? earlier.kind === 'seats' : plan === earlier.plan);
  if (!isSame || earlier.state !== 'begun')
    throw new Refusal('This payment was begun already. Reload the page, and begin again.');
  return earlier;
}

type Priced = { kind: Purchase['kind']; plan: Plan; cents: bigint; until: string | null };

async function term(tx: Tx, { tenantId, prices }: Buying, { plan, seats }: Wanted): Promise<Priced> {
  if (plan === 'more') throw new Refusal(PLAN_IS_NOT_SOLD);
  const price = prices.prices[plan];
  if (price === undefined) throw new Refusal(PLAN_IS_NOT_SOLD);
  const people = await peopleOf(tx, tenantId);
  if (seats < people)
    throw new Refusal(sentence`${String(people)} people work here or are invited, and each needs a seat.`);
  return { kind: 'term', plan, cents: termCents(price, seats), until: null };
}

async function moreSeats(tx: Tx, buying: Buying, seats: number): Promise<Priced> {
  const running = await runningTerm(tx, buying);
  if (running === null) throw new Refusal('Further seats go with a plan that runs. Choose a plan first.');
  const { plan, price, until } = running;
  return { kind: 'seats', plan, until, cents: restCents(price, seats, running) };
}

type Running = { plan: Plan; price: bigint; until: string; leftMs: number; termMs: number };

/** The term that is paid for and runs; null if there is none, or its plan is not sold any more. */
export async function runningTerm(
  tx: Tx,
  { tenantId, now, prices }: Pick<Buying, 'tenantId' | 'now' | 'prices'>,
): Promise<Running | null> {
  const { rows } = await sql<{ plan: Plan; from_at: string; to_at: string }>`
    select plan, from_at, to_at from subscription_invoice
    where tenant_id = ${tenantId} and kind = 'term' and state = 'paid'
      and from_at <= ${now.toISOString()} and to_at > ${now.toISOString()} order by to_at desc limit 1`.execute(tx);
  const [found] = rows;
  const price = found && prices.prices[found.plan];
  if (found === undefined || price === undefined) return null;
  const end = Date.parse(found.to_at);
  return {
    plan: found.plan,
    price,
    until: found.to_at,
    leftMs: end - now.getTime(),
    termMs: end - Date.parse(found.from_at),
  };
}
