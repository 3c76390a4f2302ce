import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandError } from '../command-error.ts';
import { connect } from './copy-database.ts';
import type { DatabaseCopy } from './copy-database.ts';
import { sha256Of } from './copy-tree.ts';
import { runTool } from './postgres-tools.ts';
import { tableFacts, tableNames } from './table-facts.ts';

const DUMP = 'database.dump';

/** app_system may read and write all rows; row-level security restricts the connecting account itself. */
const AS_SYSTEM = ['--role=app_system', '--enable-row-security'];

/**
 * Dumps the PostgreSQL of DATABASE_URL with the pg_dump of its major version, and counts its tables in the same
 * snapshot.
 * @param to an empty folder
 */
export async function dumpDatabase(url: string, to: string): Promise<DatabaseCopy> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const client = await connect({ connectionString: url });
  try {
    const { version, owner, major } = await serverOf(client);
    await client.query('begin isolation level repeatable read read only; set local role app_system');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const file = join(to, DUMP);
    const args = ['-Fc', '-f', file, `--snapshot=${rows[0]?.snapshot ?? ''}`, ...AS_SYSTEM];
    await runTool({ name: 'pg_dump', major, url }, args);
    const tables = await tableFacts(client);
    await client.query('rollback');
    const database = [{ path: DUMP, bytes: (await stat(file)).size, sha256: await sha256Of(file) }];
    return { postgres: version, walFrom: null, restorePoint: null, owner, tables, database, folders: [] };
  } finally {
    await client.end();
  }
}

async function serverOf(client: Awaited<ReturnType<typeof connect>>) {
  const { rows } = await client.query<{ version: string; number: string; owner: string }>(
    `select current_setting('server_version') as version, current_setting('server_version_num') as number, current_user as owner`,
  );
  const { version = '', number = '0', owner = '' } = rows[0] ?? {};
  return { version, owner, major: Math.floor(Number(number) / 10_000) };
}

/** @throws CommandError if the database is not empty, or another account would own the tables */
export async function checkEmptyDatabase(url: string, owner: string | null): Promise<number> {
  const client = await connect({ connectionString: url });
  try {
    if ((await tableNames(client)).length > 0)
      throw new CommandError('refused', 'The database of DATABASE_URL is not empty. Name an empty one.');
    const server = await serverOf(client);
    if (owner !== null && owner !== server.owner)
      throw new CommandError(
        'refused',
        `The backup is of a database that belongs to "${owner}". Sign in to the new one by an account of that name, not "${server.owner}".`,
      );
    return server.major;
  } finally {
    await client.end();
  }
}

/** Loads a dump into an empty database. */
export async function loadDump(url: string, folder: string, major: number): Promise<void> {
  const args = ['--no-owner', '--no-comments', '--exit-on-error', '--single-transaction'];
  await runTool({ name: 'pg_restore', major, url }, [...args, join(folder, DUMP)]);
}
