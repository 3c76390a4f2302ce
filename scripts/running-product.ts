import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { PROJECT, toolEnv } from './run-program.ts';

const READY = /^Fieldspan is ready/m;
const START_LIMIT_MS = 300_000;
const TAIL_CHARACTERS = 4000;

export type RunningProduct = { url: string; dataDir: string; stop: () => Promise<void> };

/** The database runs under another account, which needs to enter the folder. */
async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'fieldspan-e2e-'));
  await chmod(folder, 0o755);
  return folder;
}

/**
 * Starts the whole product as `npm start` does, on a free port with data of its own.
 * @param env for the product: DATABASE_URL, SERVERS, DEMO; a deliberate demo needs an address too
 * @throws Error with the end of its output if it does not become ready
 */
export async function startProduct(env: NodeJS.ProcessEnv = {}): Promise<RunningProduct> {
  const dataDir = await makeDataFolder();
  const port = await freePort();
  const address = env['DEMO'] === 'public' ? { PUBLIC_URL: `http://localhost:${port}` } : {};
  const child = spawn(process.execPath, [join(PROJECT, 'deploy', 'src', 'start.ts')], {
    cwd: PROJECT,
    env: toolEnv({
      RELEASES_DIR: '',
      WEATHER_URL: 'off',
      PAYMENTS: 'local',
      QUICKBOOKS: 'local',
      ...address,
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('It was not ready after five minutes.')), START_LIMIT_MS);
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (READY.test(output)) resolve();
      });
    }
    void ended.then(() => reject(new Error('It stopped.'))).finally(() => clearTimeout(limit));
    child.once('error', reject);
  });
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    await ready;
  } catch (error) {
    await stop();
    throw new Error(`The product did not start.\n${output.slice(-TAIL_CHARACTERS)}`, { cause: error });
  }
  return { url: `http://localhost:${port}`, dataDir, stop };
}
