import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';

/**
 * The account that signs in with an address, whatever its case. Who is only invited with that address is none:
 * every search for somebody by their address goes through here.
 */
export function accountByEmail(tx: Tx, email: string) {
  return tx
    .selectFrom('user')
    .where(sql<string>`lower("user".email)`, '=', email.trim().toLowerCase())
    .where('user.is_account', '=', true);
}

/** Two calls that would make an account for one address at the same time: the second waits here and then sees the first. */
export async function lockAddress(tx: Tx, email: string): Promise<void> {
  const key = `address ${email.trim().toLowerCase()}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
}
