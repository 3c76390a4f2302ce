import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from '../db/launcher.ts';
import { TEST_CLUSTER, isStarted } from './test-database.ts';

/** One PostgreSQL for a whole run. The first test that needs a database starts it; it is stopped here. */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldspan-test-'));
  process.env[TEST_CLUSTER] = dataDir;
  return async () => {
    if (isStarted(dataDir)) await (await launch(dataDir)).stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
