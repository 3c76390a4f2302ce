import * as v from 'valibot';
import { openDatabase } from '../db/database.ts';
import { withLock } from '../db/lock.ts';
import { connectionConfig, openPool } from '../db/pool.ts';
import { openStorage } from '../storage/open-storage.ts';
import { OrderSchema } from './seed-order.ts';
import type { Order } from './seed-order.ts';
import { seedDemo } from './seed.ts';

/** Loading goes through one connection after another. */
const CONNECTIONS = 2;

async function seed({ connection: base, storage }: Order): Promise<void> {
  const connection = connectionConfig(base);
  const db = openDatabase(openPool(connection, CONNECTIONS, () => {}));
  try {
    await withLock(connection, async () => {
      // Another process may have been faster.
      if (await db.isEmpty()) await seedDemo(db, await openStorage(storage));
    });
  } finally {
    await db.close();
  }
}

// Whoever started us is gone, kill -9 included: nothing has been committed yet.
process.once('disconnect', () => process.exit(1));
process.once('message', (message: unknown) => {
  seed(v.parse(OrderSchema, message)).then(
    () => process.exit(0),
    (error: unknown) => process.send?.(error, () => process.exit(1)),
  );
});
