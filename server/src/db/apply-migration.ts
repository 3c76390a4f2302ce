import { setTimeout as sleep } from 'node:timers/promises';
import { errorMessage, isError } from '@fieldspan/domain/is-error';
import type { Client } from 'pg';
import { type Migration, MigrationError } from './migration.ts';

export type Applying = {
  /**
   * A migration that waits for a lock blocks every later query on the table, so it gives up after this time and
   * retries.
   */
  lockLimitMs: number;
  pauseMs: number;
  /** Receives sentences for the log. */
  tell: (sentence: string) => void;
};

const TRIES = 5;
/** PostgreSQL's lock_not_available. */
const LOCK_TIMEOUT = '55P03';
/**
 * The first line of a migration with statements that cannot run in a transaction, such as `create index concurrently`.
 */
const WITHOUT_TRANSACTION = /^-- without transaction$/m;

const isLockTimeout = (error: unknown): boolean => isError(error) && 'code' in error && error.code === LOCK_TIMEOUT;

const NOTE = 'insert into schema_migration (name, hash) values ($1, $2)';

async function inTransaction(client: Client, { name, sql, hash }: Migration, lockLimitMs: number): Promise<void> {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockLimitMs}`);
    await client.query(sql);
    await client.query(NOTE, [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/**
 * Runs the statements one by one, because several in one message would be one transaction. Each must be safe to repeat
 * in a retry.
 */
async function oneByOne(client: Client, { name, sql, hash }: Migration, lockLimitMs: number): Promise<void> {
  await client.query(`set lock_timeout = ${lockLimitMs}`);
  try {
    for (const statement of sql.split(/;\s*$/m)) if (statement.trim() !== '') await client.query(statement);
    await client.query(NOTE, [name, hash]);
  } finally {
    await client.query('reset lock_timeout');
  }
}

/**
 * Runs one migration and records it.
 * @throws MigrationError if it fails, or if it could not get its locks five times in a row
 */
export async function applyMigration(client: Client, migration: Migration, options: Applying): Promise<void> {
  const { lockLimitMs, pauseMs, tell } = options;
  const run = WITHOUT_TRANSACTION.test(migration.sql) ? oneByOne : inTransaction;
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(client, migration, lockLimitMs);
    } catch (error) {
      if (!isLockTimeout(error) || tries === TRIES) throw failure(migration, error);
      tell(`${migration.name} met a lock that somebody holds (try ${tries} of ${TRIES}).`);
      await sleep(pauseMs * tries);
    }
  }
}

function failure({ name }: Migration, error: unknown): MigrationError {
  const reason = errorMessage(error);
  const advice = isLockTimeout(error)
    ? `; others held what it needs in ${TRIES} tries. Start again when they are done.`
    : '';
  return new MigrationError(`Migration ${name} failed: ${reason}${advice}`, { cause: error });
}
