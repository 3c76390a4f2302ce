import type { Database } from '../db/database.ts';

/** A company means that somebody has begun; nothing is ever added to it. */
export async function isEmpty(db: Database): Promise<boolean> {
  const first = await db.system((tx) => tx.selectFrom('company').select('id').limit(1).executeTakeFirst());
  return first === undefined;
}
