import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

type Press = { tenantId: number; key: string };

/**
 * Sends once for each key. A second press waits here until the first one is through: then it finds the row, or takes its place if
 * that failed.
 * @returns false if it was sent before
 */
export async function sendOnce(tx: Tx, { tenantId, key }: Press, send: () => Promise<void>): Promise<boolean> {
  const { rows } = await sql`insert into sent_once (tenant_id, client_key) values (${tenantId}, ${key})
    on conflict do nothing returning client_key`.execute(tx);
  if (rows.length === 0) return false;
  await send();
  return true;
}
