import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import { sentence } from '../http/sentence.ts';

/** Everybody who works for the company or is invited. */
export async function peopleOf(tx: Tx, tenantId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from user_permission
    where tenant_id = ${tenantId} and is_inactive = 0 and invite_declined = 0`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Seats that are paid for now; null for a company that has bought none, whose people are not counted. */
export async function paidSeats(tx: Tx, tenantId: number, now: Date): Promise<number | null> {
  const { rows } = await sql<{ seats: number | null }>`select sum(seats)::int as seats from subscription_invoice
    where tenant_id = ${tenantId} and state = 'paid' and from_at <= ${now.toISOString()} and to_at > ${now.toISOString()}`.execute(
    tx,
  );
  return rows[0]?.seats ?? null;
}

/**
 * Whoever is let in needs a seat where the company pays for seats. One at a time, so that two invitations never share the last one.
 * @throws Refusal if all seats are taken
 */
export async function requireSeat(tx: Tx, tenantId: number, now: Date): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`seats ${tenantId}`}, 0))`.execute(tx);
  const seats = await paidSeats(tx, tenantId, now);
  if (seats === null || (await peopleOf(tx, tenantId)) < seats) return;
  throw new Refusal(
    sentence`All ${String(seats)} seats are taken. Buy more under Settings, Subscription, or let somebody go first.`,
  );
}
