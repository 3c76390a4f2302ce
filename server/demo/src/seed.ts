import type { Database } from '@fieldspan/server/db/database';
import { openLog } from '@fieldspan/server/http/log';
import { objectKey } from '@fieldspan/server/storage/storage';
import type { Storage } from '@fieldspan/server/storage/storage';
import { makeFiles } from './make-files.ts';
import { proveForms } from './prove-forms.ts';
import { readPlans } from './read-plans.ts';
import { storeWorld } from './store-world.ts';
import { makeWorld } from './world.ts';

/** What was created; `counts` are rows per model. */
export type Seeded = { counts: Record<string, number>; files: number; bytes: number };

/**
 * Fills an empty database with the demo companies. Files are stored first and all rows in one transaction, so an
 * interrupted run leaves no rows, and the next one writes the same files again.
 * @param now the moment that the demo's dates are counted back from
 */
export async function seedDemo(db: Database, storage: Storage, now: Date = new Date()): Promise<Seeded> {
  const terms = await db.system((tx) =>
    tx.selectFrom('terms').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow(),
  );
  const world = makeWorld({ now, tosHash: terms.hash });
  const put = (tenantId: number, filename: string, bytes: Uint8Array) =>
    storage.put(objectKey(tenantId, filename), bytes);
  const files = await makeFiles(world.plans, put);
  const counts = await storeWorld(db, world);
  await proveForms(db, storage);
  await readPlans({ db, storage, log: openLog('warn') }, world.planRoom);
  return { counts, ...files };
}
