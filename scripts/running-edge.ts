import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { PROJECT, toolEnv } from './run-program.ts';

export type RunningEdge = { url: string; stop: () => Promise<void> };

const TRIES = 150;
const PAUSE_MS = 200;

async function isUp(url: string): Promise<boolean> {
  return fetch(`${url}/__set`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** A separate edge in front of a running server: it serves one channel of a registry. */
export async function startEdge(registry: { root: string; env: string }, server: string): Promise<RunningEdge> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(PROJECT, 'deploy', 'src', 'edge.ts')], {
    cwd: PROJECT,
    env: toolEnv({
      PORT: String(port),
      RELEASES_DIR: registry.root,
      FIELDSPAN_ENV: registry.env,
      FIELDSPAN_UPSTREAMS: server,
    }),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://localhost:${port}`;
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
  for (let tries = 0; tries < TRIES && child.exitCode === null; tries += 1) {
    if (await isUp(url)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  await stop();
  throw new Error(`The edge of ${registry.env} did not start.`);
}
