import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { nextNumber } from './next-number.ts';

let world: World;

const NORTH = 1;
const LAKE = 2;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

const ana = () => ({ userId: world.ids['ana'] ?? 0, tenantId: NORTH });

/** Issues a document: taking the number is the last step before the commit. */
function issue(year: number, fate: 'stored' | 'thrown' | 'killed'): Promise<number> {
  return world.services.db.as(ana(), async (tx) => {
    const number = await nextNumber(tx, { tenantId: NORTH, kind: 'invoice', year });
    await tx
      .insertInto('service_invoice')
      .values({ tenant_id: NORTH, invoice_num: `INV-${year}-${String(number).padStart(4, '0')}` })
      .execute();
    if (fate === 'thrown') throw new Error('after the number');
    if (fate === 'killed') await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    return number;
  });
}

async function storedOf(year: number): Promise<string[]> {
  const rows = await world.services.db.as(ana(), (tx) =>
    tx.selectFrom('service_invoice').select('invoice_num').where('invoice_num', 'like', `INV-${year}-%`).execute(),
  );
  return rows.map((row) => row.invoice_num).toSorted();
}

describe('numbers', () => {
  it('have no gaps and no duplicates: 50 at once, of which ten throw and one loses its connection', async () => {
    const fates = Array.from({ length: 50 }, (_, at) => {
      if (at === 23) return 'killed';
      return at % 5 === 0 ? 'thrown' : 'stored';
    });
    const results = await Promise.allSettled(fates.map((fate) => issue(2026, fate)));
    const given = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    const wanted = Array.from({ length: 39 }, (_, at) => at + 1);
    expect(given.toSorted((a, b) => a - b)).toEqual(wanted);
    expect(await storedOf(2026)).toEqual(wanted.map((number) => `INV-2026-${String(number).padStart(4, '0')}`));
  });

  it('count separately by kind, scope, year and company', async () => {
    const next = (series: { kind: 'order' | 'change order'; scope?: string; year: number }) =>
      world.services.db.as(ana(), (tx) => nextNumber(tx, { tenantId: NORTH, ...series }));
    expect(await next({ kind: 'order', year: 2026 })).toBe(1);
    expect(await next({ kind: 'order', year: 2026 })).toBe(2);
    expect(await next({ kind: 'order', year: 2027 })).toBe(1);
    expect(await next({ kind: 'change order', scope: 'job 1', year: 2026 })).toBe(1);
    expect(await next({ kind: 'change order', scope: 'job 1', year: 2026 })).toBe(2);
    expect(await next({ kind: 'change order', scope: 'job 2', year: 2026 })).toBe(1);
    const lake = { userId: world.ids['eve'] ?? 0, tenantId: LAKE };
    const atLake = await world.services.db.as(lake, (tx) =>
      nextNumber(tx, { tenantId: LAKE, kind: 'order', year: 2026 }),
    );
    expect(atLake).toBe(1);
  });

  it('cannot be increased by another company', async () => {
    const smuggled = world.services.db.as(ana(), (tx) => nextNumber(tx, { tenantId: LAKE, kind: 'order', year: 2026 }));
    await expect(smuggled).rejects.toThrow(/row-level security/);
  });
});
