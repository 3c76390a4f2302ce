import type { Database, Tx } from '../db/database.ts';
import { hashPassword } from '../routes/user/password.ts';
import { objectKey } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { loadBook } from './load.ts';
import { makeFiles } from './make-files.ts';
import { makeWorld } from './world.ts';
import type { World } from './world.ts';

/** What was made; `counts` are rows by model. */
export type Seeded = { counts: Record<string, number>; files: number; bytes: number };

/**
 * Fills an empty database with the demo companies. Files come first, rows in one transaction: what breaks off leaves
 * no row behind, and the next try writes the same files again.
 * @param now moment that the demo's dates are counted back from
 */
export async function seedDemo(db: Database, storage: Storage, now: Date = new Date()): Promise<Seeded> {
  const terms = await db.system((tx) => tx.selectFrom('terms').select('hash').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow());
  const world = makeWorld({ now, tosHash: terms.hash });
  const files = await makeFiles(world.plans, (tenantId, filename, bytes) => storage.put(objectKey(tenantId, filename), bytes));
  const passwords = await hashPasswords(world);
  const counts = await db.system(async (tx) => {
    const loaded = await loadBook(tx, world.book);
    await storePasswords(tx, passwords);
    return loaded;
  });
  return { counts, ...files };
}

type Password = { user_id: number; password_hash: string };

/** A hash of its own for each named account; everybody else, whom nobody signs in as, shares one. */
async function hashPasswords({ book }: World): Promise<Password[]> {
  const named = new Set<unknown>(Object.values(DEMO_ACCOUNTS).map(({ email }) => email));
  const shared = await hashPassword(DEMO_PASSWORD);
  return Promise.all(
    book.rows('User').map(async ({ id, email }) => ({
      user_id: Number(id),
      password_hash: named.has(email) ? await hashPassword(DEMO_PASSWORD) : shared,
    })),
  );
}

async function storePasswords(tx: Tx, passwords: readonly Password[]): Promise<void> {
  await tx.insertInto('user_secret').values([...passwords]).execute();
}
