import * as v from 'valibot';
import type { Database } from '../db/database.ts';

const ROW = 'vapid';

const VapidSchema = v.object({ publicKey: v.string(), privateKey: v.string() });
export type VapidKeys = v.InferOutput<typeof VapidSchema>;

/**
 * The VAPID key pair that identifies this installation to push services. It is generated once and stored in the
 * database, so that all processes share it and registrations of browsers survive a restart.
 */
export async function vapidKeys(db: Database): Promise<VapidKeys> {
  return (await storedKeys(db)) ?? makeKeys(db);
}

async function storedKeys(db: Database): Promise<VapidKeys | null> {
  const row = await db.lookup((tx) =>
    tx.selectFrom('installation').where('key', '=', ROW).select('value').executeTakeFirst(),
  );
  return row ? v.parse(VapidSchema, JSON.parse(row.value)) : null;
}

/** Another process may have stored a pair first; then that one is used. */
async function makeKeys(db: Database): Promise<VapidKeys> {
  const { default: webPush } = await import('web-push');
  await db.system((tx) =>
    tx
      .insertInto('installation')
      .values({ key: ROW, value: JSON.stringify(webPush.generateVAPIDKeys()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  const stored = await storedKeys(db);
  if (!stored) throw new Error('The keys for push messages were not stored');
  return stored;
}
