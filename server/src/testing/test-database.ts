import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '@fieldspan/domain/is-error';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { launch } from '../db/launcher.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { connectionConfig } from '../db/pool.ts';

/** The environment variable with the run's data directory; global-setup sets it. */
export const TEST_CLUSTER = 'FIELDSPAN_TEST_CLUSTER';

const TEMPLATE = 'fieldspan_template';

/** Several test files share a PostgreSQL on two processors, which takes several times as long as an idle one. */
const PATIENCE = { connectionTimeoutMillis: 60_000, statement_timeout: 120_000 };

export function isStarted(dataDir: string): boolean {
  return existsSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'));
}

/** A separate migrated database, copied from a template file by file: through its log it takes three times as long. */
export async function createTestDatabase(): Promise<{ connection: ClientConfig; drop: () => Promise<void> }> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const server = await cluster();
  await alone(() => run(server, `create database ${name} template ${TEMPLATE} strategy file_copy`));
  return {
    connection: connectionConfig({ ...server, database: name, ...PATIENCE }),
    drop: () => drop(server, name),
  };
}

/** An empty database without any table. */
export async function createEmptyDatabase(): Promise<{ connection: ClientConfig; drop: () => Promise<void> }> {
  const name = `e_${randomUUID().replaceAll('-', '')}`;
  const server = await cluster();
  await run(server, `create database ${name} template template0`);
  return {
    connection: { ...server, database: name },
    drop: () => drop(server, name),
  };
}

const IN_USE = '55006';

/** A connection that is still closing prevents the drop; the database is then removed with the whole cluster. */
async function drop(server: ClientConfig, name: string): Promise<void> {
  try {
    await run(server, `drop database ${name}`);
  } catch (error) {
    if (!hasCode(error, IN_USE)) throw error;
  }
}

let started: Promise<ClientConfig> | undefined;

function cluster(): Promise<ClientConfig> {
  started ??= alone(async () => {
    const own = ownServer();
    const connection = own ?? (await launch(dataDirectory(), {}, false)).connection;
    if (own === null) await careless(connection);
    await ensureTemplate(connection);
    return connection;
  });
  return started;
}

/** Nobody needs the databases of a test run after a power cut, so nothing waits for the disk. */
async function careless(server: ClientConfig): Promise<void> {
  await run(server, 'alter system set fsync = off');
  await run(server, 'select pg_reload_conf()');
}

/** Another PostgreSQL to run the tests on, such as the oldest supported version. */
function ownServer(): ClientConfig | null {
  const url = process.env['FIELDSPAN_TEST_DATABASE_URL'];
  if (url === undefined || url === '') return null;
  const { hostname: host, port, username: user, password, pathname } = new URL(url);
  return { host, port: Number(port || 5432), user, password, database: pathname.slice(1) };
}

async function ensureTemplate(server: ClientConfig): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount !== 0) return;
    await client.query('create database template_in_the_making template template0');
    const making = { ...server, database: 'template_in_the_making' };
    // Also runs the contract migrations: no older release is live here.
    await migrate(making, await readMigrations(), { liveLevel: Infinity });
    await client.query(`alter database template_in_the_making rename to ${TEMPLATE}`);
  } finally {
    await client.end();
  }
}

async function run(server: ClientConfig, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Test files run in several processes; making a directory succeeds in only one of them, so it serves as a lock. */
async function alone<T>(fn: () => Promise<T>): Promise<T> {
  const lock = join(dataDirectory(), 'test.lock');
  while (!(await made(lock))) await sleep(25);
  try {
    return await fn();
  } finally {
    await rmdir(lock);
  }
}

async function made(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function dataDirectory(): string {
  const directory = process.env[TEST_CLUSTER];
  if (directory === undefined)
    throw new Error('Run the tests from the repository root: vitest.config.ts sets up the database');
  return directory;
}
