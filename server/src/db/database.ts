import { isError } from '@fieldspan/domain/is-error';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { escapeLiteral } from 'pg';
import type { Pool } from './pool.ts';
import type { Schema } from './schema.ts';

/** Kysely on one connection inside a transaction whose role and row-level security are set. */
export type Tx = Kysely<Schema>;

/** A person at one employer; without one tenantId is 0. The rest is what history keeps beside who changed something. */
type Person = {
  userId: number;
  tenantId: number;
  /** That the person's page runs. */
  release?: string | null;
  /** Of a record that was made on a device. */
  clientKey?: string | null;
  /** Why, in the person's words. */
  reason?: string | null;
};

export type Database = {
  /** As one person: rows of their employer only, private tables out of reach. */
  as: <T>(identity: Person, fn: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * As the server itself: every employer and the private tables (sign-in, tokens, seeding, public links).
   * @param person whose deed it is, for history
   */
  system: <T>(fn: (tx: Tx) => Promise<T>, person?: Person) => Promise<T>;
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

/** Longest text that history keeps beside a change. */
const SAID_MAX = 1000;

/** What row-level security and history look at. It ends with the transaction. */
function settingsOf({ userId, tenantId, release, clientKey, reason }: Person): string {
  const said = { release, client_key: clientKey, reason };
  const told = Object.entries(said).flatMap(([name, text]) =>
    text === undefined || text === null || text === '' ? [] : [`set local app.${name} = ${literal(text)}`],
  );
  const tenant = tenantId === 0 ? '' : wholeNumber(tenantId);
  return [`set local app."user" = '${wholeNumber(userId)}'`, `set local app.tenant = '${tenant}'`, ...told].join('; ');
}

/** Comes from outside, so it is quoted, and cut; PostgreSQL takes no zero byte. */
function literal(text: string): string {
  return escapeLiteral(text.replaceAll('\0', '').slice(0, SAID_MAX).toWellFormed());
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
      return transaction(`set local role app_rw; ${settingsOf(identity)}`, fn);
    },
    system: (fn, person) =>
      transaction(`set local role app_system${person === undefined ? '' : `; ${settingsOf(person)}`}`, fn),
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
    if (!isError(error)) throw error;
  }
}
