import { sql } from 'kysely';
import type { Tx } from './database.ts';

/**
 * Runs one part of a person's transaction with the system role, which may access private tables. Every statement in it
 * must filter by tenant. If it throws, the transaction has failed anyway, so the role is not reset.
 */
export async function asSystem<T>(tx: Tx, fn: () => Promise<T>): Promise<T> {
  await sql`set local role app_system`.execute(tx);
  const result = await fn();
  await sql`set local role app_rw`.execute(tx);
  return result;
}
