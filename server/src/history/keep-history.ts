import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from '../db/database.ts';

/** A day is sealed an hour after its end; what is not due is found out in no time. */
const EVERY_MS = 60 * 60_000;

type Sealed = { day: string; tenant_id: number; hash: string };

type Keeper = { db: Database; log: Logger };

/**
 * Makes the months to come and seals the days that are over, now and every hour. Several processes may do it: the
 * database lets one at a time, and the others find it done.
 */
export async function keepHistory(keeper: Keeper): Promise<{ stop: () => void }> {
  await keepOnce(keeper);
  const timer = setInterval(() => void keepOnce(keeper), EVERY_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/** It is tried again in an hour: a change is never refused for want of its month or of a seal. */
async function keepOnce({ db, log }: Keeper): Promise<void> {
  try {
    await db.system((tx) => sql`select make_history_partitions()`.execute(tx));
    const sealed = await db.system(async (tx) => {
      // A day with many changes may take longer than a request may.
      await sql`set local statement_timeout = 0`.execute(tx);
      const { rows } = await sql<Sealed>`select * from seal_history()`.execute(tx);
      return rows;
    });
    // Who holds the database can seal a forged day anew; a log that is kept elsewhere tells.
    for (const { day, tenant_id, hash } of sealed) log.info({ day, tenant: tenant_id, hash }, 'history sealed');
  } catch (error) {
    log.error({ err: error }, 'history was not kept');
  }
}
