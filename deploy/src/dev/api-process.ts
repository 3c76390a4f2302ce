import { type ChildProcess, spawn } from 'node:child_process';
import { PROJECT } from '../settings.ts';
import { serverProgram } from '../start/server-program.ts';

type ApiOptions = { port: number; dataDir: string; edgeHost: string };

/** Runs the API server; Node restarts it when one of its files changes. Its log goes to this terminal. */
export function startApi({ port, dataDir, edgeHost }: ApiOptions): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', serverProgram(process.env)], {
    cwd: PROJECT,
    env: {
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      EDGE_HOST: edgeHost,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
}

/** Shuts down in order, the database last. */
export async function stopApi(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
