import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { planName } from './kept-plans.ts';
import { openPool } from './pool.ts';

describe('a statement', () => {
  it('gets a name when its text occurs again, and keeps it', () => {
    expect(planName('select $1 as first')).toBeNull();
    const name = planName('select $1 as first');
    expect(name).toMatch(/^[0-9a-f]{32}$/);
    expect(planName('select $1 as first')).toBe(name);
    planName('select $1 as second');
    expect(planName('select $1 as second')).not.toBe(name);
  });

  it('that occurs once is forgotten after sixty others: only what soon occurs again is kept', () => {
    expect(planName('select $1 as early')).toBeNull();
    for (let at = 0; at < 60; at += 1) expect(planName(`select $1 as once_${at}`)).toBeNull();
    expect(planName('select $1 as early')).toBeNull();
  });

  it('with thousands of values gets no name', () => {
    const long = `select ${'$1, '.repeat(20_000)}$1`;
    expect([planName(long), planName(long), planName(long)]).toEqual([null, null, null]);
  });
});

let db: Database;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const { connection, drop } = await createTestDatabase();
  db = openDatabase(openPool(connection, 1, () => undefined));
  closing.push(() => db.close(), drop);
}, 60_000);

afterAll(async () => {
  for (const close of closing) await close();
});

const MARK = 'asked often';
const ask = (value: number) =>
  db.system(
    async (tx) => (await sql<{ sum: number }>`select ${value}::int + 1 as sum -- ${sql.raw(MARK)}`.execute(tx)).rows,
  );
const plans = () =>
  db.system(
    async (tx) =>
      (await sql`select from pg_prepared_statements where statement like ${`%-- ${MARK}`}`.execute(tx)).rows.length,
  );

it('a connection keeps one plan for a statement, whatever its values', async () => {
  expect(await ask(1)).toEqual([{ sum: 2 }]);
  expect(await plans()).toBe(0);
  expect([await ask(2), await ask(3)]).toEqual([[{ sum: 3 }], [{ sum: 4 }]]);
  expect(await plans()).toBe(1);
});

it('a kept plan returns to each person their own rows', async () => {
  await db.system(async (tx) => {
    for (const id of [1, 2]) {
      await tx
        .insertInto('company')
        .values({ id, tenant_id: id, company_name: `Company ${id}` })
        .execute();
      await tx
        .insertInto('contact')
        .values({ tenant_id: id, name: `Of ${id}` })
        .execute();
    }
  });
  const contacts = (tenantId: number) =>
    db.as({ userId: 1, tenantId }, async (tx) =>
      (await tx.selectFrom('contact').where('archived', '=', 0).select('name').execute()).map(({ name }) => name),
    );
  for (let round = 0; round < 8; round += 1) {
    expect(await contacts(1)).toEqual(['Of 1']);
    expect(await contacts(2)).toEqual(['Of 2']);
  }
});

// Must be the last test of this file: after it no further plan gets a name.
it('there are at most sixty plans for each connection, so a process does not fill the database with them', () => {
  const texts = Array.from({ length: 200 }, (_, at) => `select $1 as often_${at}`);
  const named = texts.map((text) => planName(text) ?? planName(text)).filter((name) => name !== null);
  expect(named.length).toBeGreaterThan(30);
  expect(named.length).toBeLessThanOrEqual(60);
});
