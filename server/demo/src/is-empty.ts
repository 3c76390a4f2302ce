import type { Database } from '@fieldspan/server/db/database';

/** The database counts as empty if it has no company. The demo is never added to existing data. */
export async function isEmpty(db: Database): Promise<boolean> {
  const first = await db.system((tx) => tx.selectFrom('company').select('id').limit(1).executeTakeFirst());
  return first === undefined;
}
