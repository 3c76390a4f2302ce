import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError, escapeIdentifier } from 'pg';
import type { ClientConfig } from 'pg';
import { CommandError } from '../command-error.ts';
import { connectionConfig } from '../db/pool.ts';
import { copyTree, sha256Of } from './copy-tree.ts';
import type { CopiedFile, TableFacts } from './manifest.ts';
import { tableFacts, tableNames } from './table-facts.ts';

/** Files that a running server recreates, and WAL files, which are archived. */
const LEAVE_OUT =
  /^(postmaster\.(pid|opts)|(pg_wal|pg_replslot|pg_stat_tmp|pg_subtrans|pg_notify|pg_serial|pg_snapshots|pg_dynshmem)\/.+)$|pgsql_tmp|pg_internal\.init/;

const ONE_AT_A_TIME = 7_203_116;
/** Shorter than PostgreSQL's deadlock_timeout, so that the backup gives way and not a request. */
const LOCK_LIMIT = '500ms';
const LOCK_TRIES = 120;
const ARCHIVE_LIMIT_MS = 120_000;
const POLL_MS = 100;

export type DatabaseCopy = {
  postgres: string;
  walFrom: string | null;
  restorePoint: string | null;
  owner: string | null;
  tables: TableFacts;
  database: CopiedFile[];
  folders: string[];
};

/** A connection for commands, without a statement timeout. */
export async function connect(connection: ClientConfig): Promise<Client> {
  const client = new Client(connectionConfig(connection));
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function valueOf(client: Client, statement: string, values: unknown[] = []): Promise<string> {
  const { rows } = await client.query<{ value: string }>(statement, values);
  return rows[0]?.value ?? '';
}

/** @throws CommandError if the database was started without archiving, or another backup is running */
async function checkReady(client: Client): Promise<void> {
  if ((await valueOf(client, `select current_setting('archive_mode') as value`)) !== 'on')
    throw new CommandError(
      'refused',
      'The running database was started by an earlier version. Start Fieldspan again first.',
    );
  const isFree = await client.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [ONE_AT_A_TIME]);
  if (isFree.rows[0]?.free !== true) throw new CommandError('refused', 'Another backup is running. Wait for its end.');
}

/**
 * Copies the files of a running embedded database; together with the archived WAL they form a consistent snapshot.
 * @param to an empty folder
 */
export async function copyDatabase(connection: ClientConfig, data: string, to: string): Promise<DatabaseCopy> {
  const client = await connect(connection);
  try {
    await checkReady(client);
    const point = `fieldspan-${Date.now()}`;
    await client.query('select pg_backup_start($1, true)', [point]);
    const { files, folders } = await copyTree({ from: data, to, leaveOut: LEAVE_OUT });
    const label = await valueOf(client, 'select labelfile as value from pg_backup_stop(false)');
    const walFrom = /^START WAL LOCATION: .*\(file ([0-9A-F]{24})\)/.exec(label)?.[1] ?? null;
    await writeFile(join(to, 'backup_label'), label, { mode: 0o600, flush: true });
    files.push({ path: 'backup_label', bytes: label.length, sha256: await sha256Of(join(to, 'backup_label')) });
    const tables = await factsAt(connection, point);
    await archived(client);
    const postgres = await valueOf(client, `select current_setting('server_version') as value`);
    return { postgres, walFrom, restorePoint: point, owner: null, tables, database: files, folders };
  } finally {
    await client.end();
  }
}

/** Counts all tables at a named restore point. Writers are locked only while the restore point is created. */
async function factsAt(connection: ClientConfig, point: string): Promise<TableFacts> {
  const [holder, reader] = await Promise.all([connect(connection), connect(connection)]);
  try {
    for (let tries = 0; tries < LOCK_TRIES; tries += 1) {
      if (await seen(holder, reader, point)) return await tableFacts(reader);
      await sleep(POLL_MS);
    }
    throw new CommandError(
      'failed',
      'The tables could not be counted: somebody writes without an end. Try again later.',
    );
  } finally {
    await Promise.all([holder.end(), reader.end()]);
  }
}

const NOT_AVAILABLE = '55P03';

async function seen(holder: Client, reader: Client, point: string): Promise<boolean> {
  const names = (await tableNames(holder)).map((name) => `only ${escapeIdentifier(name)}`).join(', ');
  await holder.query(`begin; set local lock_timeout = '${LOCK_LIMIT}'`);
  try {
    if (names !== '') await holder.query(`lock table ${names} in share mode`);
    await reader.query('begin isolation level repeatable read read only');
    await reader.query('select 1 from pg_class limit 1');
    await holder.query('select pg_create_restore_point($1)', [point]);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && error.code === NOT_AVAILABLE) return false;
    throw error;
  } finally {
    await holder.query('rollback');
  }
}

/** Resolves when everything written so far is archived. */
async function archived(client: Client): Promise<void> {
  const last = await valueOf(client, 'select pg_walfile_name(pg_switch_wal()) as value');
  const giveUpAt = Date.now() + ARCHIVE_LIMIT_MS;
  while (true) {
    const { rows } = await client.query<{ done: boolean | null; failing: boolean | null }>(
      `select last_archived_wal >= $1 as done, last_failed_time > coalesce(last_archived_time, '-infinity') as failing from pg_stat_archiver`,
      [last],
    );
    if (rows[0]?.done === true) return;
    if (Date.now() > giveUpAt)
      throw new CommandError(
        'failed',
        `The database could not archive ${last}${rows[0]?.failing === true ? ': its archive command fails. The database’s own account must be able to reach the folder of backups' : ' in two minutes'}. Its log is in DATA_DIR/postgres/server.log.`,
      );
    await sleep(POLL_MS);
  }
}

/** Creates the folders that PostgreSQL expects, including empty ones. */
export async function makeFolders(root: string, folders: readonly string[]): Promise<void> {
  for (const folder of [...folders, 'pg_wal/archive_status', 'pg_wal/summaries'])
    await mkdir(join(root, folder), { recursive: true, mode: 0o700 });
}
