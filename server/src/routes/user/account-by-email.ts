import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * Finds the account that signs in with an address, ignoring case. A person who is only invited with that address has no
 * account. Every search by address uses this function.
 */
export function accountByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('user')
    .where(sql<string>`lower("user".email)`, '=', email.trim().toLowerCase())
    .where('user.is_account', '=', true);
}

/**
 * Takes an advisory lock: of two calls that create an account for the same address, the second waits and then finds the
 * first.
 */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  const key = `address ${email.trim().toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
