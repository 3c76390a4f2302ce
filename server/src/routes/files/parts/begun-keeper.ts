import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../../db/database.ts';
import type { Storage } from '../../../storage/storage.ts';
import { dropBegun } from './drop-begun.ts';

type Keeping = { db: Database; storage: Storage; log: Logger };

const LOOK_MS = 60 * 60 * 1000;
const BATCH = 200;

/** A phone may be without a network for a holiday; later it sends the file from its start. */
const KEPT_DAYS = 14;

/** Removes begun uploads that nobody has gone on with. */
export function openBegunKeeper(keeping: Keeping): { close: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = dropForgotten(keeping).catch((error: unknown) => keeping.log.error({ err: error }, 'begun uploads'));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** @returns how many; those that another process removes are skipped */
export async function dropForgotten({ db, storage }: Pick<Keeping, 'db' | 'storage'>): Promise<number> {
  const { count, keys } = await db.system(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from begun_upload where updated_at < now() - make_interval(days => ${KEPT_DAYS})
      order by id limit ${BATCH} for update skip locked`.execute(tx);
    const ids = rows.map(({ id }) => id);
    return { count: ids.length, keys: await dropBegun(tx, ids) };
  });
  await Promise.all(keys.map((key) => storage.delete(key)));
  return count;
}
