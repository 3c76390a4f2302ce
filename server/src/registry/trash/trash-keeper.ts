import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../../db/database.ts';
import type { Storage } from '../../storage/storage.ts';
import { purge } from './purge.ts';

type Keeping = { db: Database; storage: Storage; log: Logger };

/** Purges records that have been in the trash for 30 days. */
export type TrashKeeper = {
  /** Purges what is due, and returns how many. Records that another process is purging are skipped. */
  purgeDue: () => Promise<number>;
  close: () => Promise<void>;
};

const LOOK_MS = 60 * 60 * 1000;
const BATCH = 200;

export function openTrashKeeper(keeping: Keeping): TrashKeeper {
  let running: Promise<unknown> = Promise.resolve();
  const look = (): void => {
    running = purgeDue(keeping).catch((error: unknown) => keeping.log.error({ err: error }, 'purging the trash'));
  };
  const timer = setInterval(look, LOOK_MS).unref();
  look();
  return {
    purgeDue: () => purgeDue(keeping),
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

async function purgeDue(keeping: Keeping): Promise<number> {
  let total = 0;
  for (let count = await purgeBatch(keeping); count > 0; count = await purgeBatch(keeping)) total += count;
  if (total > 0) keeping.log.info({ total }, 'purged from the trash');
  return total;
}

async function purgeBatch({ db, storage }: Keeping): Promise<number> {
  const { count, keys } = await db.system(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from trash where purge_at <= now() order by id limit ${BATCH} for update skip locked`.execute(tx);
    const ids = rows.map(({ id }) => id);
    return { count: ids.length, keys: ids.length === 0 ? [] : await purge(tx, ids) };
  });
  await Promise.all(keys.map((key) => storage.delete(key)));
  return count;
}
