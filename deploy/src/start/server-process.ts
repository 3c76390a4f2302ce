import { type ChildProcess, spawn } from 'node:child_process';
import { type FileHandle, open, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { PROJECT } from '../settings.ts';
import { serverProgram } from './server-program.ts';
import { StartError } from './start-error.ts';

const TAIL_LINES = 20;
const LOG_LIMIT_BYTES = 20_000_000;
const STOP_LIMIT_MS = 15_000;

const ReadySchema = v.object({
  listening: v.number(),
  accounts: v.optional(v.array(v.object({ email: v.string(), description: v.string() })), []),
});
/** The line that a server prints when it is ready. */
export type Ready = v.InferOutput<typeof ReadySchema>;

export type ServerProcess = {
  ready: Promise<Ready>;
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<void>;
  stop: () => Promise<void>;
  /** A second stop request: cuts running requests, but still shuts down the embedded database. */
  kill: () => void;
  /** Sends SIGKILL; for drills. */
  crash: () => void;
  /** How it ended: `SIGKILL`, `exit code 1`. */
  end: () => string;
  /** Why it ended, with the last lines of its log. */
  lastWords: () => Promise<string>;
};

export type ServerOptions = {
  name: string;
  dataDir: string;
  logDir: string;
  env: NodeJS.ProcessEnv;
  /** Where the edge in front of it listens: whoever can reach that can reach the server. */
  edgeHost: string;
};

async function openLog(path: string): Promise<FileHandle> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  if (size > LOG_LIMIT_BYTES) await rename(path, `${path}.1`);
  return open(path, 'a');
}

async function tailOf(path: string, offset: number): Promise<string> {
  const text = (await readFile(path)).subarray(offset).toString('utf8').trimEnd();
  return text.split('\n').slice(-TAIL_LINES).join('\n');
}

function readiness(child: ChildProcess): Promise<Ready> {
  return new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (v.is(ReadySchema, message)) resolve(v.parse(ReadySchema, message));
    });
    child.once('error', reject);
  });
}

/**
 * Starts an API server in its own process group, so that Ctrl-C does not reach it directly; `stop` ends it after the
 * edge has disconnected from it.
 */
export async function startServer({ name, dataDir, logDir, env, edgeHost }: ServerOptions): Promise<ServerProcess> {
  const program = serverProgram(env);
  const logPath = join(logDir, `${name}.log`);
  const log = await openLog(logPath);
  const offset = (await log.stat()).size;
  const child = spawn(process.execPath, [program], {
    cwd: PROJECT,
    env: {
      ...env,
      PORT: '0',
      HOST: '127.0.0.1',
      EDGE_HOST: edgeHost,
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: join(logDir, '..', 'compiled'),
    },
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const limit = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(limit);
  }

  const end = (): string => (child.signalCode === null ? `exit code ${child.exitCode}` : child.signalCode);

  async function lastWords(): Promise<string> {
    return `The server stopped (${end()}). The end of ${logPath}:\n\n${await tailOf(logPath, offset)}`;
  }

  async function failure(): Promise<never> {
    await ended;
    throw new StartError('serverStopped', await lastWords());
  }
  const ready = Promise.race([readiness(child), failure()]);
  ready.catch(() => {});
  await log.close();
  return { ready, ended, stop, kill: () => child.kill('SIGTERM'), crash: () => child.kill('SIGKILL'), end, lastWords };
}
