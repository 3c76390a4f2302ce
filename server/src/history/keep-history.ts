import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';

/** A day is sealed about an hour after its end; checking for due days is cheap. */
const EVERY_MS = 60 * 60_000;

type Sealed = { day: string; tenant_id: number; hash: string };

type Keeper = { db: Database; log: Logger };

/**
 * Creates the partitions of coming months and seals past days, now and every hour. Several processes may run it: the
 * database lets one at a time through, and the others find it done.
 */
export async function keepHistory(keeper: Keeper): Promise<{ stop: () => void }> {
  await keepOnce(keeper);
  const timer = setInterval(() => void keepOnce(keeper), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** A failure is retried in an hour. Changes are never refused because a partition or a seal is missing. */
async function keepOnce({ db, log }: Keeper): Promise<void> {
  try {
    await db.system((tx) => sql`select make_history_partitions()`.execute(tx));
    const sealed = await db.system(async (tx) => {
      // Sealing a day with many changes may exceed the timeout of requests.
      await sql`set local statement_timeout = 0`.execute(tx);
      const { rows } = await sql<Sealed>`select * from seal_history()`.execute(tx);
      return rows;
    });
    // Somebody with access to the database could seal a forged day again; a log stored elsewhere reveals that.
    for (const { day, tenant_id, hash } of sealed) log.info({ day, tenant: tenant_id, hash }, 'history sealed');
  } catch (error) {
    log.error({ err: error }, 'history was not kept');
  }
}
