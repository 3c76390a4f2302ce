import { sql } from 'kysely';
import type { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { LAKE, NORTH, openHistoryWorld } from './testing/history-world.ts';
import type { HistoryWorld } from './testing/history-world.ts';

let world: HistoryWorld;
let db: Database;
let root: Client;

beforeAll(async () => {
  world = await openHistoryWorld();
  ({ db, root } = world);
}, 60_000);

afterAll(() => world.close());

const DAY = '2026-03-05';
const put = (id: number, tenant: number, day = DAY) =>
  root.query(
    `insert into record_change (id, at, tenant_id, model, record_id, version, happened, kind, changes, user_id)
     values ($1, $3::date + time '12:00', $2, 'Contact', 5, 2, 'changed', 'record', '{"city": ["A", "B"]}', 1)`,
    [id, tenant, day],
  );
/** Forges rows as somebody with full access to the database could: without triggers. */
const forge = (statement: string) =>
  root.query(`begin; set local session_replication_role = replica; ${statement}; commit`);
const problems = async () => {
  const { rows } = await db.system((tx) =>
    sql<{ day: string; tenant_id: number; problem: string }>`select * from verify_history()`.execute(tx),
  );
  return rows;
};
const seal = () => db.system((tx) => sql<{ day: string; tenant_id: number }>`select * from seal_history()`.execute(tx));

describe('a sealed day', () => {
  beforeEach(async () => {
    await forge('delete from history_seal; delete from record_change');
    for (const [index, tenant] of [NORTH, NORTH, LAKE].entries()) await put(100 + index, tenant);
    await put(200, NORTH, '2026-03-06');
  });

  it('is sealed once, however many ask, and is valid', async () => {
    const sealed = await Promise.all([seal(), seal(), seal()]);
    const ofDay = sealed.flatMap(({ rows }) => rows).filter(({ day }) => day === DAY);
    expect(ofDay.map(({ tenant_id }) => tenant_id).toSorted((a, b) => a - b)).toEqual([0, NORTH, LAKE]);
    expect(await problems()).toEqual([]);
  });

  it('is never a day that has not ended', async () => {
    await world.addContact();
    const { rows } = await seal();
    const today = new Date().toISOString().slice(0, 10);
    expect(rows.map(({ day }) => day)).not.toContain(today);
  });

  it.each([
    ['changed', `update record_change set changes = '{"city": ["A", "C"]}' where id = 101`],
    ['changed', `update record_change set user_id = 9 where id = 100`],
    ['missing', `delete from record_change where id = 100`],
    [
      'added',
      `insert into record_change (id, at, tenant_id, model, record_id, version, happened, kind)
       values (150, '${DAY} 13:00', 1, 'Contact', 5, 2, 'changed', 'record')`,
    ],
  ])('reports the day and company if a line was %s', async (problem, statement) => {
    await seal();
    await forge(statement);
    expect(await problems()).toEqual([{ day: DAY, tenant_id: NORTH, problem }]);
  });

  it('detects a line added for a company that had none, and a seal that was removed', async () => {
    await seal();
    await forge(
      `update record_change set tenant_id = 3 where id = 102; delete from history_seal where day = '2026-03-06' and tenant_id = 1`,
    );
    expect(await problems()).toEqual([
      { day: DAY, tenant_id: LAKE, problem: 'missing' },
      { day: DAY, tenant_id: 3, problem: 'not sealed' },
      { day: '2026-03-06', tenant_id: NORTH, problem: 'not sealed' },
    ]);
  });

  it('is part of a chain: a day that was sealed again with forged lines is detected at the next day', async () => {
    await seal();
    await forge(`update record_change set user_id = 9 where id = 100;
      update history_seal s set hash = chained_hash(null, d.digest) from history_digests('${DAY}') d
      where s.day = '${DAY}' and s.tenant_id = d.tenant_id`);
    expect(await problems()).toEqual([{ day: '2026-03-06', tenant_id: NORTH, problem: 'changed' }]);
  });

  it('is deleted together with its company, and with no other', async () => {
    await seal();
    await db.system((tx) => sql`select erase_history(${NORTH})`.execute(tx));
    const { rows } = await root.query(`select distinct tenant_id::int as tenant from record_change`);
    expect(rows).toEqual([{ tenant: LAKE }]);
    expect(await problems()).toEqual([]);
  });
});
