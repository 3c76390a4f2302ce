import { isError } from '@fieldspan/domain/is-error';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { escapeLiteral } from 'pg';
import type { Pool } from './pool.ts';
import type { Schema } from './schema.ts';

/** Kysely on one connection, inside a transaction with its role and row-level security settings. */
export type Tx = Kysely<Schema>;

/** A person and their active tenant (0 for none), and what the history records with a change. */
type Person = {
  userId: number;
  tenantId: number;
  /** The release that the person's page runs. */
  release?: string | null;
  /** The idempotency key of a record that was created on a device. */
  clientKey?: string | null;
  /** The person's reason for the change. */
  reason?: string | null;
};

export type Database = {
  /** Runs as one person: only rows of their tenant, no private tables. */
  as: <T>(identity: Person, fn: (tx: Tx) => Promise<T>) => Promise<T>;
  /**
   * Runs as the system: all tenants and private tables (sign-in, tokens, seeding, public links).
   * @param person who is recorded in the history
   */
  system: <T>(fn: (tx: Tx) => Promise<T>, person?: Person) => Promise<T>;
  /** Like `system`, without a transaction: for single reads that every request makes. */
  lookup: <T>(fn: (db: Tx) => Promise<T>) => Promise<T>;
  /** Runs one statement on the pool without a role: only for NOTIFY and health checks. */
  statement: (text: string, values?: readonly unknown[]) => Promise<unknown>;
  close: () => Promise<void>;
};

/** Ids are inlined into SET, so they must be whole numbers. */
function wholeNumber(id: number): string {
  if (!Number.isSafeInteger(id)) throw new RangeError(`Not an id: ${id}`);
  return String(id);
}

/** Maximum length of a text that the history stores with a change. */
const SAID_MAX = 1000;

/** Settings that row-level security and the history triggers read. They end with the transaction. */
function settingsOf({ userId, tenantId, release, clientKey, reason }: Person): string {
  const said = { release, client_key: clientKey, reason };
  const told = Object.entries(said).flatMap(([name, text]) =>
    text === undefined || text === null || text === '' ? [] : [`set local app.${name} = ${literal(text)}`],
  );
  const tenant = tenantId === 0 ? '' : wholeNumber(tenantId);
  return [`set local app."user" = '${wholeNumber(userId)}'`, `set local app.tenant = '${tenant}'`, ...told].join('; ');
}

/** The text comes from the client, so it is quoted and cut; PostgreSQL does not accept a zero byte. */
function literal(text: string): string {
  return escapeLiteral(text.replaceAll('\0', '').slice(0, SAID_MAX).toWellFormed());
}

/** Opens transactions on a pool; BEGIN, role and settings are sent in one round trip. */
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

/** If the rollback fails, the connection is broken and the pool drops it; the caller throws the first error. */
async function rollback(tx: Tx): Promise<void> {
  try {
    await sql.raw('rollback').execute(tx);
  } catch (error) {
    if (!isError(error)) throw error;
  }
}
