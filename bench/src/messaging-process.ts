import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { PROJECT, toolEnv } from '../../scripts/run-program.ts';

const ListeningSchema = v.object({ listening: v.number() });

/** One server process, without an edge in front of it. */
export type ServerProcess = {
  url: string;
  /** Resident memory in MB; NaN if the system does not tell. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
};

export async function startServer(dataDir: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [join(PROJECT, 'server', 'src', 'main.ts')], {
    cwd: PROJECT,
    env: toolEnv({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'error' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const [line] = await Promise.race([
    createInterface(child.stdout)[Symbol.asyncIterator]().next(),
    ended.then(() => ({ value: '' })),
  ]).then(({ value }) => [String(value)]);
  if (line === undefined || line === '') throw new Error('The server did not start.');
  const { listening } = v.parse(ListeningSchema, JSON.parse(line));
  const { pid = 0 } = child;
  return {
    url: `http://127.0.0.1:${listening}`,
    memory: () => residentMegabytes(pid),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? Number.NaN) / 1024;
}
