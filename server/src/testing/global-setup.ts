import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareDirectories } from '../db/cluster.ts';
import { launch } from '../db/launcher.ts';
import { watchOwner } from '../db/owner-watch.ts';
import { TEST_CLUSTER, isStarted } from './test-database.ts';

/**
 * One PostgreSQL for a whole run. The first test that needs a database starts it; it is stopped here. The run watches over
 * it, not the worker that started it: a worker that has nothing left to do ends while others still use the database.
 */
export async function setup(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fieldspan-test-'));
  process.env[TEST_CLUSTER] = dataDir;
  const release = watchOwner(prepareDirectories(dataDir));
  return async () => {
    if (isStarted(dataDir)) await (await launch(dataDir, {}, false)).stop();
    release();
    await rm(dataDir, { recursive: true, force: true });
  };
}
