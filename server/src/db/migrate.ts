import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type { Client, ClientConfig } from 'pg';
import { applyMigration, type Applying } from './apply-migration.ts';
import { withLock } from './lock.ts';
import { type Migration, MigrationError } from './migration.ts';
import { ensureRoles } from './roles.ts';

const DIRECTORY = new URL('./migrations/', import.meta.url);

type MigrateOptions = Partial<Applying> & {
  /** The lowest API level that any live release was built for; 0 if unknown, and then no contract migration runs. */
  liveLevel?: number;
};

/** The SQL files in order. */
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
 * Migrates the database: each file once, one process at a time. A contract file waits until no live release reads what
 * it drops.
 * @returns the names of the migrations that ran
 * @throws MigrationError if a file that already ran has changed since, or if a newer release has changed what this one
 * stores
 */
export function migrate(
  connection: ClientConfig,
  migrations: readonly Migration[],
  options: MigrateOptions = {},
): Promise<string[]> {
  return withLock(connection, async (client) => {
    await ensureRoles(client);
    await client.query(
      'create table if not exists schema_migration (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    return applyMissing(client, migrations, options);
  });
}

async function applyMissing(
  client: Client,
  migrations: readonly Migration[],
  { liveLevel = 0, lockLimitMs = 3000, pauseMs = 1000, tell = () => {} }: MigrateOptions,
): Promise<string[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migration');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  refuseNewer([...applied.keys()], migrations);
  const ran: string[] = [];
  for (const migration of migrations) {
    const hash = applied.get(migration.name);
    const level = contractLevel(migration);
    if (hash === undefined && level > liveLevel) {
      tell(
        `${migration.name} waits until every live release was built for API level ${level}; now it is ${liveLevel}.`,
      );
    } else if (hash === undefined) {
      await applyMigration(client, migration, { lockLimitMs, pauseMs, tell });
      ran.push(migration.name);
    } else if (hash !== migration.hash) {
      throw new MigrationError(
        `Migration ${migration.name} has changed since it ran here. Add a new file instead of editing an old one.`,
      );
    }
  }
  return ran;
}

/** An expand migration only adds what older servers need not know: tables, columns with a default, indexes. */
const ADDS_ONLY = '.expand.sql';
/** A contract migration drops what no release built for the named level reads any more. */
const DROPS = '.contract.sql';
const LEVEL_LINE = /^-- level (\d+)$/m;

/** The API level from which on nothing reads what the file drops; 0 for other files. */
function contractLevel({ name, sql }: Migration): number {
  if (!name.endsWith(DROPS)) return 0;
  const level = LEVEL_LINE.exec(sql)?.[1];
  if (level !== undefined) return Number(level);
  throw new MigrationError(
    `Migration ${name} does not say from which API level on nobody reads what it drops. Begin it with "-- level 12".`,
  );
}

/** An older server on a newer database would write rows without what the newer release needs. */
function refuseNewer(applied: readonly string[], migrations: readonly Migration[]): void {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name) && !name.endsWith(ADDS_ONLY)).toSorted();
  if (unknown.length === 0) return;
  throw new MigrationError(
    `This database was brought up to date by a newer release: it has ${unknown.join(', ')}, which this one does not know. ` +
      'Start that release or a later one. To go on with this one, restore the backup from before (pnpm restore).',
  );
}
