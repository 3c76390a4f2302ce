import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Does one part of a person's transaction as the server itself: rows of tables that requests cannot reach. Every
 * statement in it has to name the employer. When it throws, the transaction is over anyway.
 */
export async function asSystem<T>(tx: Tx, fn: () => Promise<T>): Promise<T> {
  await sql`set local role app_system`.execute(tx);
  const result = await fn();
  await sql`set local role app_rw`.execute(tx);
  return result;
}
