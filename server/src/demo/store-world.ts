import type { Database, Tx } from '../db/database.ts';
import { hashPassword } from '../routes/user/password.ts';
import { DEMO_PASSWORD, isDemoAccount } from './accounts.ts';
import { loadBook } from './load.ts';
import type { World } from './world.ts';

/**
 * Puts all rows and passwords into an empty database, in one transaction.
 * @returns rows by model
 */
export async function storeWorld(db: Database, world: World): Promise<Record<string, number>> {
  const passwords = await hashPasswords(world);
  return db.system(async (tx) => {
    const counts = await loadBook(tx, world.book);
    await storePasswords(tx, passwords);
    return counts;
  });
}

type Password = { user_id: number; password_hash: string };

/** A hash of its own for each named account; everybody else, whom nobody signs in as, shares one. */
async function hashPasswords({ book }: World): Promise<Password[]> {
  const shared = await hashPassword(DEMO_PASSWORD);
  return Promise.all(
    book.rows('User').map(async ({ id, email }) => ({
      user_id: Number(id),
      password_hash: isDemoAccount(String(email)) ? await hashPassword(DEMO_PASSWORD) : shared,
    })),
  );
}

async function storePasswords(tx: Tx, passwords: readonly Password[]): Promise<void> {
  await tx
    .insertInto('user_secret')
    .values([...passwords])
    .execute();
}
