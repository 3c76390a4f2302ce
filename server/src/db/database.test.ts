import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsSql } from '../registry/compile.ts';
import { parseQuery } from '../registry/parse-query.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';

let world: World;
let northContact: number;
let lakeContact: number;

const NORTH = 1;
const LAKE = 2;

beforeAll(async () => {
  world = await openWorld();
  [northContact, lakeContact] = await world.services.db.system(async (tx) => {
    const rows = await tx
      .insertInto('contact')
      .values([
        { tenant_id: NORTH, name: 'North customer' },
        { tenant_id: LAKE, name: 'Lake customer' },
      ])
      .returning('id')
      .execute();
    return [rows[0]?.id ?? 0, rows[1]?.id ?? 0] as const;
  });
}, 60_000);

afterAll(() => world.stop());

const ana = () => ({ userId: world.ids['ana'] ?? 0, tenantId: NORTH });

const readAll = (table: 'user_secret' | 'session') =>
  world.services.db.as(ana(), (tx) => tx.selectFrom(table).selectAll().execute());

const readUnlocked = (model: 'Contact' | 'Company') => {
  const identity = {
    ...ana(),
    viewer: { role: 'Admin', modules: {}, reviewsTimeLogs: false, isServiceTech: false },
  } as const;
  // The system role is not restricted by row-level security.
  return world.services.db.system((tx) =>
    rowsSql(identity, { name: model, query: parseQuery(new Map()), most: 100 }).execute(tx),
  );
};

describe('row-level security alone', () => {
  it('limits a statement without any filter to one company', async () => {
    const rows = await world.services.db.as(ana(), (tx) => tx.selectFrom('contact').select('name').execute());
    expect(rows).toEqual([{ name: 'North customer' }]);
  });

  it('changes nothing of another company', async () => {
    const result = await world.services.db.as(ana(), (tx) =>
      tx.updateTable('contact').set({ name: 'Taken over' }).where('id', '=', lakeContact).executeTakeFirst(),
    );
    expect(result.numUpdatedRows).toBe(0n);
  });

  it('deletes nothing of another company', async () => {
    const result = await world.services.db.as(ana(), (tx) =>
      tx.deleteFrom('contact').where('id', '=', lakeContact).executeTakeFirst(),
    );
    expect(result.numDeletedRows).toBe(0n);
  });

  it('refuses a row for another company', async () => {
    const insert = world.services.db.as(ana(), (tx) =>
      tx.insertInto('contact').values({ tenant_id: LAKE, name: 'Smuggled' }).execute(),
    );
    await expect(insert).rejects.toThrow(/row-level security/);
  });

  it('refuses to move a row to another company', async () => {
    const update = world.services.db.as(ana(), (tx) =>
      tx.updateTable('contact').set({ tenant_id: LAKE }).where('id', '=', northContact).execute(),
    );
    await expect(update).rejects.toThrow(/row-level security/);
  });

  it('shows nothing without a company', async () => {
    const rows = await world.services.db.as({ userId: ana().userId, tenantId: 0 }, (tx) =>
      tx.selectFrom('contact').select('name').execute(),
    );
    expect(rows).toEqual([]);
  });

  it('shows of people only oneself and colleagues', async () => {
    const emails = await world.services.db.as(ana(), (tx) =>
      tx.selectFrom('user').select('email').orderBy('email').execute(),
    );
    expect(emails.map(({ email }) => email?.split('@')[0])).toEqual(['ana', 'bob', 'cat', 'dan', 'fay']);
  });

  it('hides passwords and sessions', async () => {
    await expect(readAll('user_secret')).rejects.toThrow(/permission denied/);
    await expect(readAll('session')).rejects.toThrow(/permission denied/);
  });

  it('ends with the transaction: the next one on the connection starts without it', async () => {
    await world.services.db.as(ana(), (tx) => tx.selectFrom('contact').select('id').execute());
    const settings = await world.services.db.system((tx) =>
      sql<{ tenant: string }>`select current_setting('app.tenant', true) as tenant`.execute(tx),
    );
    expect(settings.rows[0]?.tenant || '').toBe('');
  });
});

describe('the tenant filter alone', () => {
  it('limits rows to one company where row-level security lets everything pass', async () => {
    const { rows } = await readUnlocked('Contact');
    expect(rows.map((row) => row['name'])).toEqual(['North customer']);
  });

  it('limits companies to those of the person', async () => {
    const { rows } = await readUnlocked('Company');
    expect(rows.map((row) => row['company_name'])).toEqual(['North']);
  });
});

describe('a reference', () => {
  it('cannot point to another company, whoever writes it', async () => {
    const insert = world.services.db.system((tx) =>
      tx
        .insertInto('job')
        .values({ tenant_id: NORTH, job_name: 'Tower', job_num: '1', customer_id: lakeContact })
        .execute(),
    );
    await expect(insert).rejects.toThrow(/foreign key/);
  });
});

it('rolls back when the work throws', async () => {
  const work = world.services.db.as(ana(), async (tx) => {
    await tx.insertInto('contact').values({ tenant_id: NORTH, name: 'Half done' }).execute();
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  const left = await world.services.db.as(ana(), (tx) =>
    tx.selectFrom('contact').where('name', '=', 'Half done').execute(),
  );
  expect(left).toEqual([]);
});

it('accepts only whole numbers for the settings', async () => {
  await expect(world.services.db.as({ userId: 1.5, tenantId: NORTH }, () => Promise.resolve())).rejects.toThrow(
    RangeError,
  );
});
