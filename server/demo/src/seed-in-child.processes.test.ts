import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { openDatabase } from '@fieldspan/server/db/database';
import type { Database } from '@fieldspan/server/db/database';
import { openPool } from '@fieldspan/server/db/pool';
import { createTestDatabase } from '@fieldspan/server/testing/test-database';
import { isEmpty } from './is-empty.ts';
import { seedInChild } from './seed-in-child.ts';
import { SeedOrderSchema } from './seed-order.ts';
import type { SeedOrder } from './seed-order.ts';

let db: Database;
let order: SeedOrder;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  const { host, port, user, password, database } = connection;
  order = v.parse(
    SeedOrderSchema,
    password === undefined
      ? { host, port, user, database }
      : { connectionString: `postgres://${user}:${String(password)}@${host}:${port}/${database}` },
  );
  db = openDatabase(openPool(connection, 1, () => undefined));
  closing.push(() => db.close(), drop);
}, 60_000);

afterAll(async () => {
  for (const close of closing) await close();
});

describe('seeding in a child process', () => {
  it('adds nothing to a database in use', async () => {
    expect(await isEmpty(db)).toBe(true);
    await db.system((tx) => tx.insertInto('company').values({ id: 9, tenant_id: 9, company_name: 'Begun' }).execute());
    expect(await isEmpty(db)).toBe(false);
    await seedInChild(order);
    const users = await db.system((tx) => tx.selectFrom('user').select('id').execute());
    expect(users).toEqual([]);
  }, 60_000);

  it('reports its error to the parent', async () => {
    const nowhere = { connectionString: 'postgres://nobody@127.0.0.1:1/none' };
    await expect(seedInChild(nowhere)).rejects.toThrow('ECONNREFUSED');
  }, 60_000);
});
