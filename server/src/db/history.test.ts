import { sql } from 'kysely';
import type { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { ANA, LAKE, NORTH, openHistoryWorld } from './testing/history-world.ts';
import type { HistoryWorld } from './testing/history-world.ts';

let world: HistoryWorld;
let db: Database;
let root: Client;

beforeAll(async () => {
  world = await openHistoryWorld();
  ({ db, root } = world);
}, 60_000);

afterAll(() => world.close());

const addContact = (name?: string) => world.addContact(name);

async function linesOf(model: string, id: number): Promise<Record<string, unknown>[]> {
  const { rows } = await root.query<Record<string, unknown>>(
    `select happened, kind, version, changes, user_id, tenant_id, release, client_key, reason
     from record_change where model = $1 and record_id = $2 order by id`,
    [model, id],
  );
  return rows;
}

const versionOf = async (id: number) => {
  const { rows } = await root.query<{ version: number }>('select version from contact where id = $1', [id]);
  return rows[0]?.version;
};

describe('a version', () => {
  it('increases when the content of the row changes, not with its timestamps', async () => {
    const id = await addContact();
    await db.as(ANA, (tx) => tx.updateTable('contact').set({ phone: '555' }).where('id', '=', id).execute());
    expect(await versionOf(id)).toBe(2);
    await db.as(ANA, (tx) =>
      tx
        .updateTable('contact')
        .set({ phone: '555', updated_at: '2027-01-01T00:00:00Z' })
        .where('id', '=', id)
        .execute(),
    );
    expect(await versionOf(id)).toBe(2);
    expect(await linesOf('Contact', id)).toHaveLength(2);
  });

  it('cannot be set by anybody', async () => {
    const id = await addContact();
    await db.as(ANA, (tx) =>
      tx.updateTable('contact').set({ version: 90, city: 'Guelph' }).where('id', '=', id).execute(),
    );
    expect(await versionOf(id)).toBe(2);
  });
});

describe('a change', () => {
  it('is stored with old and new values, who made it, the release, the key, and the reason', async () => {
    const id = await addContact();
    const person = { ...ANA, release: "mf-records 1.2 'set 9'", clientKey: 'k-1', reason: 'Moved; drop table\0 x' };
    await db.as(person, (tx) =>
      tx.updateTable('contact').set({ city: 'Guelph', name: 'Mill' }).where('id', '=', id).execute(),
    );
    const [created, changed] = await linesOf('Contact', id);
    expect(created).toMatchObject({ happened: 'created', changes: null, user_id: 1, version: 1, release: null });
    expect(changed).toEqual({
      happened: 'changed',
      kind: 'record',
      version: 2,
      changes: { city: [null, 'Guelph'], name: ['Mill & Sons', 'Mill'] },
      user_id: 1,
      tenant_id: NORTH,
      release: "mf-records 1.2 'set 9'",
      client_key: 'k-1',
      reason: 'Moved; drop table x',
    });
  });

  it('that is rolled back leaves no entry', async () => {
    const id = await addContact();
    const failing = db.as(ANA, async (tx) => {
      await tx.updateTable('contact').set({ city: 'Guelph' }).where('id', '=', id).execute();
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(await linesOf('Contact', id)).toHaveLength(1);
  });

  it('of JSON keeps both texts as they were stored', async () => {
    const id = await db.as(ANA, async (tx) => {
      const row = { tenant_id: NORTH, title: 'Local 46', pay_scales: '{"b": 1,  "a":2}' };
      const [made] = await tx.insertInto('union').values(row).returning('id').execute();
      return made?.id ?? 0;
    });
    await db.as(ANA, (tx) => tx.updateTable('union').set({ pay_scales: '[ ]' }).where('id', '=', id).execute());
    const [, changed] = await linesOf('Union', id);
    expect(changed).toMatchObject({ changes: { pay_scales: ['{"b": 1,  "a":2}', '[ ]'] } });
  });

  it('by deleting keeps the deleted values', async () => {
    const id = await addContact('Last words');
    await db.as(ANA, (tx) => tx.deleteFrom('contact').where('id', '=', id).execute());
    const [, deleted] = await linesOf('Contact', id);
    expect(deleted).toMatchObject({ happened: 'deleted', kind: 'deletion', user_id: 1 });
    expect(deleted?.['changes']).toMatchObject({ name: ['Last words', null], is_customer: ['0', null] });
    expect(deleted?.['changes']).not.toHaveProperty('slug');
  });

  it('of a deleted flag counts as deletion, and back as restoring', async () => {
    const id = await db.as(ANA, async (tx) => {
      const row = { tenant_id: NORTH, job_name: 'Tower', job_num: 'T-1' };
      const [made] = await tx.insertInto('job').values(row).returning('id').execute();
      return made?.id ?? 0;
    });
    for (const deleted of [1, 0] as const)
      await db.as(ANA, (tx) => tx.updateTable('job').set({ deleted }).where('id', '=', id).execute());
    expect((await linesOf('Job', id)).map(({ happened, kind }) => [happened, kind])).toEqual([
      ['created', 'record'],
      ['deleted', 'deletion'],
      ['restored', 'deletion'],
    ]);
  });

  it('of fields that are not news, such as the last activity, makes no entry', async () => {
    await db.system((tx) =>
      tx.updateTable('user').set({ last_active: '2026-11-22T10:00:00Z' }).where('id', '=', 1).execute(),
    );
    const lines = await linesOf('User', 1);
    expect(lines.filter(({ happened }) => happened === 'changed')).toEqual([]);
  });
});

describe('a secret', () => {
  it('is never written down: neither the token of an invitation nor the text of a deleted message', async () => {
    const ids = await db.system(async (tx) => {
      const [permission] = await tx
        .insertInto('user_permission')
        .values({ tenant_id: NORTH, user_id: 1, slug: 'secret-invitation', role_type: 'Admin' })
        .returning('id')
        .execute();
      const [thread] = await tx
        .insertInto('message_thread')
        .values({ tenant_id: NORTH, subject: 'x' })
        .returning('id')
        .execute();
      const [message] = await tx
        .insertInto('message')
        .values({ tenant_id: NORTH, thread_id: thread?.id ?? 0, author_id: 1, message: 'secret words' })
        .returning('id')
        .execute();
      return { permission: permission?.id ?? 0, message: message?.id ?? 0 };
    });
    await db.as(ANA, async (tx) => {
      await tx.updateTable('message').set({ message: '[gone]', is_deleted: 1 }).where('id', '=', ids.message).execute();
      await tx.updateTable('user_permission').set({ slug: 'secret-again' }).where('id', '=', ids.permission).execute();
      await tx.deleteFrom('user_permission').where('id', '=', ids.permission).execute();
      await tx.deleteFrom('message').where('id', '=', ids.message).execute();
    });
    expect((await linesOf('Message', ids.message))[1]).toMatchObject({
      happened: 'deleted',
      user_id: 1,
      changes: { message: null, is_deleted: ['0', '1'] },
    });
    expect((await linesOf('UserPermission', ids.permission))[1]).toMatchObject({
      kind: 'permission',
      changes: { slug: null },
    });
    const { rows } = await root.query(`select from record_change where changes::text like '%secret%'`);
    expect(rows).toEqual([]);
  });
});

describe('history', () => {
  it('can be read by its own company, and written by nobody', async () => {
    const id = await addContact();
    const count = (tenantId: number) =>
      db.as({ userId: 1, tenantId }, (tx) => sql`select from record_change where record_id = ${id}`.execute(tx));
    expect((await count(NORTH)).rows.length).toBeGreaterThan(0);
    expect((await count(LAKE)).rows).toEqual([]);
    for (const statement of [
      `update record_change set user_id = 9`,
      `delete from record_change`,
      `insert into record_change (tenant_id, model, record_id, version, happened, kind) values (1, 'Contact', 1, 1, 'created', 'record')`,
      `select from history_seal`,
      `select erase_history(1)`,
      `select seal_history()`,
    ]) {
      await expect(db.as(ANA, (tx) => sql.raw(statement).execute(tx))).rejects.toThrow(/permission denied/);
    }
  });

  it('cannot be changed by the server’s own role or the owner either', async () => {
    await expect(db.system((tx) => sql`update record_change set user_id = 9`.execute(tx))).rejects.toThrow(
      /permission denied/,
    );
    for (const statement of [
      'update record_change set user_id = 9',
      'delete from record_change',
      'truncate record_change',
    ])
      await expect(root.query(statement)).rejects.toThrow(/History is only added to/);
  });

  it('records what a request does only for its own person and company', async () => {
    await db.as(ANA, (tx) =>
      sql`select note_activity('export', 'exported', 'Company', 77, '{}'::jsonb, ${LAKE}, 99)`.execute(tx),
    );
    expect(await linesOf('Company', 77)).toMatchObject([
      { happened: 'exported', kind: 'export', tenant_id: NORTH, user_id: 1 },
    ]);
  });

  it('has a partition for each coming month, created once', async () => {
    await Promise.all([1, 2].map(() => db.system((tx) => sql`select make_history_partitions()`.execute(tx))));
    const { rows } = await root.query<{ count: number }>(
      `select count(*)::int as count from pg_inherits where inhparent = 'record_change'::regclass`,
    );
    expect(rows).toEqual([{ count: 5 }]);
  });
});
