import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Namespace of this advisory lock. */
const CLOCK = 7_203_115;

/**
 * Takes an advisory lock on one person's clock until the transaction ends, so that presses from all devices and
 * processes run one after the other.
 */
export async function lockClock(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CLOCK}::int, ${userId}::int)`.execute(tx);
}
