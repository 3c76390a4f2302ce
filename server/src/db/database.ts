import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Pool } from './pool.ts';
import type { Schema } from './schema.ts';

/** Kysely on one connection inside a transaction whose role and row-level security are set. */
export type Tx = Kysely<Schema>;

/** A person at one employer; without one tenantId is 0. */
type Person = { userId: number; tenantId: number };

export type Database = {
  /** As one person: rows of their employer only, private tables out of reach. */
  as: <T>(identity: Person, fn: (tx: Tx) => Promise<T>) => Promise<T>;
  /** As the server itself: every employer and the private tables (sign-in, tokens, seeding, public links). */
  system: <T>(fn: (tx: Tx) => Promise<T>) => Promise<T>;
  /** As `system`, outside a transaction: for single reads that every request makes. */
  lookup: <T>(fn: (db: Tx) => Promise<T>) => Promise<T>;
  /** One statement on the pool, outside any role: only for NOTIFY and health. */
  statement: (text: string, values?: readonly unknown[]) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Ids are inlined into SET, so anything but a whole number must not get here. */
function wholeNumber(id: number): string {
  if (!Number.isSafeInteger(id)) throw new RangeError(`Not an id: ${id}`);
  return String(id);
}

/** Transactions over a pool; each begins with its role and settings in one round trip. */
export function openDatabase(pool: Pool): Database {
  function transaction<T>(settings: string, fn: (tx: Tx) => Promise<T>): Promise<T> {
    return pool.kysely.connection().execute(async (tx) => {
      await sql.raw(`begin; ${settings}`).execute(tx);
      try {
        const result = await fn(tx);
        await sql.raw('commit').execute(tx);
        return result;
      } catch (error) {
        await rollback(tx);
        throw error;
      }
    });
  }

  return {
    async as(identity, fn) {
      const user = wholeNumber(identity.userId);
      const tenant = identity.tenantId === 0 ? '' : wholeNumber(identity.tenantId);
      return transaction(
        `set local role app_rw; set local app."user" = '${user}'; set local app.tenant = '${tenant}'`,
        fn,
      );
    },
    system: (fn) => transaction('set local role app_system', fn),
    lookup: (fn) => fn(pool.lookups),
    statement: (text, values = []) => pool.pg.query(text, [...values]),
    async close() {
      await Promise.all([pool.kysely.destroy(), pool.lookups.destroy()]);
    },
  };
}

/** A connection that cannot roll back is broken and leaves the pool by itself; the first error is the one to tell. */
async function rollback(tx: Tx): Promise<void> {
  try {
    await sql.raw('rollback').execute(tx);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
  }
}
