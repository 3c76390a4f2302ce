import type { Database } from '@fieldspan/server/db/database';

/** A company means that somebody has begun; nothing is ever added to it. */
export async function isEmpty(db: Database): Promise<boolean> {
  const first = await db.system((tx) => tx.selectFrom('company').select('id').limit(1).executeTakeFirst());
  return first === undefined;
}
