import * as v from 'valibot';
import { readConfig } from '@fieldspan/server/config';
import { openDatabase } from '@fieldspan/server/db/database';
import { withLock } from '@fieldspan/server/db/lock';
import { connectionConfig, openPool } from '@fieldspan/server/db/pool';
import { openStorage } from '@fieldspan/server/storage/open-storage';
import { isEmpty } from './is-empty.ts';
import { SeedOrderSchema } from './seed-order.ts';
import type { SeedOrder } from './seed-order.ts';
import { seedDemo } from './seed.ts';

const CONNECTIONS = 2;

async function seed(order: SeedOrder): Promise<void> {
  const connection = connectionConfig(order);
  const db = openDatabase(openPool(connection, CONNECTIONS, () => {}));
  // The child takes the lock itself: if the parent is killed, the next server waits until the child has ended too.
  await withLock(connection, async () => {
    if (await isEmpty(db)) await seedDemo(db, await openStorage(readConfig(process.env)));
  });
  await db.close();
}

// The parent has ended (kill -9 included), so the child stops; its open transaction is rolled back.
process.once('disconnect', () => process.exit(1));
process.once('message', (order: unknown) => {
  seed(v.parse(SeedOrderSchema, order)).then(
    () => process.exit(0),
    (error: unknown) => process.send?.(error, undefined, {}, () => process.exit(1)),
  );
});
