import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type { Client, ClientConfig } from 'pg';
import { withLock } from './lock.ts';
import { ensureRoles } from './roles.ts';

const DIRECTORY = new URL('./migrations/', import.meta.url);

export type Migration = { name: string; sql: string; hash: string };

/** The database is not as this release expects it; the sentence says what to do. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/** The SQL files in their order. */
export async function readMigrations(directory: URL = DIRECTORY): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(new URL(name, directory), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/**
 * Brings the database up to date: each file once, in its own transaction, one process at a time.
 * @returns names of the migrations that ran
 * @throws MigrationError when a file that already ran has changed since, or a newer release has changed what this one stores
 */
export function migrate(connection: ClientConfig, migrations: readonly Migration[]): Promise<string[]> {
  return withLock(connection, async (client) => {
    await ensureRoles(client);
    await client.query(
      'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    return applyMissing(client, migrations);
  });
}

async function applyMissing(client: Client, migrations: readonly Migration[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migration');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  refuseNewer([...applied.keys()], migrations);
  const ran: string[] = [];
  for (const migration of migrations) {
    const hash = applied.get(migration.name);
    if (hash === undefined) {
      await apply(client, migration);
      ran.push(migration.name);
    } else if (hash !== migration.hash) {
      throw new MigrationError(
        `Migration ${migration.name} has changed since it ran here. Add a new file instead of editing an old one.`,
      );
    }
  }
  return ran;
}

/** Such a file only adds what older servers need not know: new tables, columns with a default, indexes. */
const ADDS_ONLY = '.expand.sql';

/** An older server on a newer database would write rows that lack what the newer one relies on. */
function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name) && !name.endsWith(ADDS_ONLY)).toSorted();
  if (unknown.length === 0) return;
  throw new MigrationError(
    `This database was brought up to date by a newer release: it has ${unknown.join(', ')}, which this one does not know. ` +
      'Start that release or a later one. To go on with this one, restore the backup from before (pnpm restore).',
  );
}

async function apply(client: Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migration (name, hash) values ($1, $2)', [name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new MigrationError(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}
