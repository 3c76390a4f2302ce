import { sql } from 'kysely';
import type { Tx } from './database.ts';

/** Tells this lock from others on the same numbers. */
const CLOCK = 7_203_115;

/** One person's presses go one after another, whichever device and process they come from. Ends with the transaction. */
export async function lockClock(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CLOCK}::int, ${userId}::int)`.execute(tx);
}
