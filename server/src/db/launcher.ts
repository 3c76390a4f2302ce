import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { openSync, closeSync, readFileSync, fchownSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode } from '@fieldspan/domain/is-error';
import { Client } from 'pg';
import type { ClientConfig } from 'pg';
import { ClusterError, explainLog, findBinaries, initialise, prepareDirectories, serverUser } from './cluster.ts';
import type { Binaries, ClusterPaths } from './cluster.ts';
import { archiveCommand } from '../backup/archive-command.ts';
import { watchOwner } from './owner-watch.ts';

/** A killed server's lock file stays until it is dead, so starting is retried; each try is a new process. */
const START_ATTEMPTS = 40;
const RETRY_MS = 250;
const POLL_MS = 50;
/** How often we check whether a database started by another process still runs. */
const LOOK_MS = 1000;
/** Recovery can take long: a restored database replays its archive before it accepts connections. */
const READY_TIMEOUT_MS = 60_000;
const RECOVERY_TIMEOUT_MS = 24 * 3_600_000;
/** Written WAL is archived after this many seconds at the latest, if there is an archive. */
const ARCHIVE_TIMEOUT = '60';
const STOP_TIMEOUT_MS = 20_000;

export type EmbeddedDatabase = {
  connection: { host: string; port: number; user: string; database: string };
  /** True if a running PostgreSQL of a killed process was found and taken over. */
  adopted: boolean;
  /** Resolves when the database has ended for any reason. */
  ended: Promise<void>;
  stop: () => Promise<void>;
};

/**
 * Starts the PostgreSQL from the packages, on a unix socket under DATA_DIR. Authentication is 'trust', which is safe
 * because only this user may access the socket's directory.
 * @param isOwner whether the database stops when this process is killed; false if somebody else watches over it
 * @throws ClusterError with a sentence for the person who starts the server
 */
export async function launch(dataDir: string, settings: Settings = {}, isOwner = true): Promise<EmbeddedDatabase> {
  const binaries = await findBinaries();
  const paths = prepareDirectories(dataDir);
  const connection = connectionOf(paths);
  const adopted = await isAlive(connection);
  if (!adopted) initialise(binaries, paths);
  const archive = { archive_mode: 'on', archive_timeout: ARCHIVE_TIMEOUT, archive_command: archiveCommand(dataDir) };
  const child = adopted ? null : await start(binaries, { paths, connection, settings: { ...archive, ...settings } });
  const release = isOwner ? watchOwner(paths) : () => undefined;
  const stop = async (): Promise<void> => {
    await stopServer(paths, child);
    release();
  };
  return { connection, adopted, ended: endOf(paths, child), stop };
}

const connectionOf = ({ socket }: ClusterPaths): EmbeddedDatabase['connection'] => ({
  host: socket,
  port: 5432,
  user: 'app',
  database: 'postgres',
});

/**
 * For a command that runs next to the server: uses the server's database if it is running, otherwise starts one and
 * stops it again.
 * @throws ClusterError like `launch`
 */
export async function borrow(dataDir: string): Promise<Pick<EmbeddedDatabase, 'connection' | 'stop'>> {
  const connection = connectionOf(prepareDirectories(dataDir));
  if (await isAlive(connection)) return { connection, stop: async () => {} };
  const { adopted, stop } = await launch(dataDir);
  return { connection, stop: adopted ? async () => {} : stop };
}

/** A database that is not our child can only be watched by its process id. */
function endOf(paths: ClusterPaths, child: ChildProcess | null): Promise<void> {
  const pid = child?.pid ?? pidOf(paths);
  return new Promise((resolve) => {
    child?.once('exit', () => resolve());
    if (child || pid === null) return;
    const look = setInterval(() => {
      if (isRunning(paths, { pid, child })) return;
      clearInterval(look);
      resolve();
    }, LOOK_MS);
    look.unref();
  });
}

/** PostgreSQL settings by name. */
type Settings = Readonly<Record<string, string>>;
type Start = { paths: ClusterPaths; connection: ClientConfig; settings: Settings };

async function start(binaries: Binaries, ask: Start): Promise<ChildProcess | null> {
  for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
    const child = spawnServer(binaries, ask);
    if (await becomesReady(child, ask)) return child;
    // Another process may have started the same cluster since our check.
    if (await isAlive(ask.connection)) return null;
    const explained = explainLog(tailOf(ask.paths.log));
    if (explained) throw new ClusterError(`The database did not start: ${explained}`);
    await sleep(RETRY_MS);
  }
  throw new ClusterError(`The database did not start. Its log is ${ask.paths.log}:\n${tailOf(ask.paths.log)}`);
}

function spawnServer(binaries: Binaries, { paths: { data, socket, log }, settings: more }: Start): ChildProcess {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    shared_buffers: '64MB',
    max_connections: '100',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    ...more,
  };
  const logFile = openSync(log, 'w', 0o600);
  const ids = serverUser();
  if (ids.uid !== undefined && ids.gid !== undefined) fchownSync(logFile, ids.uid, ids.gid);
  const args = ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  // detached: Ctrl-C must reach us first, so that requests can finish before the database stops.
  const child = spawn(binaries.postgres, args, {
    ...ids,
    cwd: data,
    detached: true,
    stdio: ['ignore', logFile, logFile],
  });
  closeSync(logFile);
  child.on('error', () => undefined);
  child.unref();
  return child;
}

async function becomesReady(child: ChildProcess, { connection, settings }: Start): Promise<boolean> {
  const deadline = Date.now() + ('restore_command' in settings ? RECOVERY_TIMEOUT_MS : READY_TIMEOUT_MS);
  while (child.exitCode === null && child.signalCode === null && child.pid !== undefined && Date.now() < deadline) {
    if (await isAlive(connection)) return child.exitCode === null;
    await sleep(POLL_MS);
  }
  return false;
}

async function isAlive(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** SIGINT is PostgreSQL's fast shutdown: it ends sessions and writes everything to disk. */
async function stopServer(paths: ClusterPaths, child: ChildProcess | null): Promise<void> {
  const pid = child?.pid ?? pidOf(paths);
  if (pid === null || !signal(pid, 'SIGINT')) return;
  const deadline = Date.now() + STOP_TIMEOUT_MS;
  while (isRunning(paths, { pid, child }) && Date.now() < deadline) await sleep(POLL_MS);
}

/** A server that is not our child may stay a zombie for a while, but its pid file is removed when it has stopped. */
function isRunning(paths: ClusterPaths, { pid, child }: { pid: number; child: ChildProcess | null }): boolean {
  if (child) return child.exitCode === null && child.signalCode === null;
  return pidOf(paths) === pid && signal(pid, 0);
}

/** The process id from the first line of postmaster.pid, which the server deletes when it ends. */
function pidOf({ data }: ClusterPaths): number | null {
  const pid = Number(textOf(join(data, 'postmaster.pid')).split('\n')[0]);
  return Number.isSafeInteger(pid) && pid > 1 ? pid : null;
}

/** Empty if the file is gone. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
}

function tailOf(log: string): string {
  return textOf(log).split('\n').slice(-12).join('\n');
}
