import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '@fieldspan/server/db/database';
import type { Database } from '@fieldspan/server/db/database';
import { openPool } from '@fieldspan/server/db/pool';
import { isPassword } from '@fieldspan/server/routes/user/password';
import { createTestDatabase } from '@fieldspan/server/testing/test-database';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './accounts.ts';
import { storeWorld } from './store-world.ts';
import { makeWorld } from './world.ts';

let db: Database;
let counts: Record<string, number>;
const world = makeWorld({ now: new Date(), tosHash: 'present' });
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  db = openDatabase(openPool(connection, 2, () => undefined));
  closing.push(() => db.close(), drop);
  counts = await storeWorld(db, world);
}, 120_000);

afterAll(async () => {
  for (const close of closing) await close();
});

it('brings every row into a real database', async () => {
  const stored = await db.system((tx) =>
    tx
      .selectNoFrom((is) => [
        is.selectFrom('message').select(is.fn.countAll<number>().as('n')).as('messages'),
        is.selectFrom('time_log').select(is.fn.countAll<number>().as('n')).as('logs'),
        is.selectFrom('company_form_acknowledgement').select(is.fn.countAll<number>().as('n')).as('signed'),
        is.selectFrom('user').select(is.fn.countAll<number>().as('n')).as('users'),
      ])
      .executeTakeFirstOrThrow(),
  );
  expect(stored).toEqual({
    messages: counts['Message'],
    logs: counts['TimeLog'],
    signed: counts['CompanyFormAcknowledgement'],
    users: counts['User'],
  });
  expect(counts['Message']).toBeGreaterThan(20_000);
});

it.each(Object.values(DEMO_ACCOUNTS))('$email signs in with the password of the demo', async ({ email }) => {
  const found = await db.system((tx) =>
    tx
      .selectFrom('user')
      .innerJoin('user_secret', 'user_secret.user_id', 'user.id')
      .where('email', '=', email)
      .select('password_hash')
      .executeTakeFirstOrThrow(),
  );
  expect(await isPassword(found.password_hash, DEMO_PASSWORD)).toBe(true);
  expect(await isPassword(found.password_hash, 'another')).toBe(false);
});

it('new rows continue the ids of the last one', async () => {
  const row = await db.system((tx) =>
    tx.insertInto('contact').values({ tenant_id: 1, name: 'New customer' }).returning('id').executeTakeFirstOrThrow(),
  );
  expect(row.id).toBe((counts['Contact'] ?? 0) + 1);
});

it('refuses a database in use', async () => {
  await expect(storeWorld(db, world)).rejects.toThrow('duplicate key');
});
