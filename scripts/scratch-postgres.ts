import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { runProgram } from './run-program.ts';

/** The numeric user id of `nobody`: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const IS_ROOT = process.getuid?.() === 0;
const START_LIMIT_MS = 30_000;

/** The one-time setup of an administrator: an ordinary account with a database, and the roles of row-level security. */
const PREPARED = [
  'create role fieldspan login',
  'create database fieldspan owner fieldspan',
  'create role app_rw nologin',
  'create role app_system nologin',
  'grant app_rw, app_system to fieldspan',
];

type ScratchPostgres = { url: string; stop: () => Promise<void> };

function asOther(program: string, args: string[]): ChildProcess {
  const identity = IS_ROOT ? { uid: NOBODY, gid: NOBODY } : {};
  return spawn(program, args, { ...identity, cwd: '/', env: { ...process.env, LC_ALL: 'C.UTF-8' }, stdio: 'ignore' });
}

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-pg-'));
  await chmod(folder, 0o700);
  if (IS_ROOT) await chown(folder, NOBODY, NOBODY);
  return folder;
}

async function whenReady(psql: string, address: string[], child: ChildProcess): Promise<void> {
  const giveUpAt = Date.now() + START_LIMIT_MS;
  while ((await runProgram(psql, [...address, '-c', 'select 1'])).code !== 0) {
    if (child.exitCode !== null || Date.now() > giveUpAt) throw new Error('PostgreSQL did not start.');
    await sleep(100);
  }
}

/**
 * Starts an empty PostgreSQL in a temporary folder, with a database that an ordinary account owns, as on a customer's
 * server.
 * @param binaries folder with initdb, postgres and psql
 */
export async function startScratchPostgres(binaries: string): Promise<ScratchPostgres> {
  const folder = await makeFolder();
  const port = await freePort();
  const made = await endOf(
    asOther(join(binaries, 'initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']),
  );
  if (made !== 0) throw new Error(`initdb failed in ${folder}.`);
  const settings = [`listen_addresses=127.0.0.1`, `port=${port}`, `unix_socket_directories=${folder}`, 'fsync=off'];
  const child = asOther(join(binaries, 'postgres'), ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])]);
  const ended = endOf(child);
  const psql = join(binaries, 'psql');
  const address = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-q', '-v', 'ON_ERROR_STOP=1'];
  async function stop(): Promise<void> {
    child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await whenReady(psql, address, child);
    const { code, output } = await runProgram(psql, [
      ...address,
      ...PREPARED.flatMap((statement) => ['-c', statement]),
    ]);
    if (code !== 0) throw new Error(`The scratch database could not be prepared.\n${output}`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://fieldspan@127.0.0.1:${port}/fieldspan`, stop };
}
