import type { Database, Tx } from '@fieldspan/server/db/database';
import { hashPassword } from '@fieldspan/server/routes/user/password';
import { DEMO_PARTNER, DEMO_PASSWORD, isDemoAccount, isProviderStaff } from './accounts.ts';
import { loadBook } from './load.ts';
import { settleYard } from './settle-yard.ts';
import type { World } from './world.ts';

/**
 * Inserts all rows and passwords into an empty database, in one transaction.
 * @returns rows per model
 */
export async function storeWorld(db: Database, world: World): Promise<Record<string, number>> {
  const passwords = await hashPasswords(world);
  return db.system(async (tx) => {
    const counts = await loadBook(tx, world.book);
    await storePasswords(tx, passwords);
    await storeDemoMarks(tx, world);
    await settleYard(tx, world);
    return counts;
  });
}

type Password = { user_id: number; password_hash: string; master_key_allowed: boolean };

/** Each demo account gets a hash of its own. All other people share one hash, because nobody signs in as them. */
async function hashPasswords({ book }: World): Promise<Password[]> {
  const shared = await hashPassword(DEMO_PASSWORD);
  return Promise.all(
    book.rows('User').map(async ({ id, email }) => ({
      user_id: Number(id),
      master_key_allowed: isProviderStaff(String(email)),
      password_hash: isDemoAccount(String(email)) ? await hashPassword(DEMO_PASSWORD) : shared,
    })),
  );
}

/** Marks all companies and people as demo data, and lets the channel partner in at the first company. */
async function storeDemoMarks(tx: Tx, { book }: World): Promise<void> {
  const companies = book.rows('Company').map(({ id }) => ({ tenant_id: Number(id) }));
  await tx.insertInto('demo_company').values(companies).execute();
  const people = book.rows('User').map(({ id }) => ({ user_id: Number(id) }));
  await tx.insertInto('demo_person').values(people).execute();
  const [first] = companies;
  if (first)
    await tx
      .insertInto('channel_partner')
      .values({ ...first, email: DEMO_PARTNER })
      .execute();
}

async function storePasswords(tx: Tx, passwords: readonly Password[]): Promise<void> {
  await tx
    .insertInto('user_secret')
    .values([...passwords])
    .execute();
}
