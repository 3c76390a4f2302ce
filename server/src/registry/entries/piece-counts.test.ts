import { sql } from 'kysely';
import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';

const world = await openWorld();
afterAll(() => world.stop());

const Counted = v.object({ live_count: v.number(), archived_count: v.number(), services_json: v.string() });
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** More than an include or a list may return, so the counts must come from the database. */
const PIECES = 100_000;
const PART = 10_000;

it('an equipment type says how many pieces it has and what is due, however many there are', async () => {
  const ana = await world.signIn('ana');
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Fall protection' });
  const type_id = await ana.saved('EquipmentType/save', { category_id, name: 'Harness' });
  const overdue = dayFromNow(-3);
  await world.services.db.system(async (tx) => {
    const piece = { tenant_id: 1, type_id, description: 'Harness' };
    const held = { ...piece, slug: 'held', holder_id: world.ids['bob'] ?? 0, next_service_date: dayFromNow(200) };
    // In parts, because one statement for all of them takes longer than a statement may while other tests run.
    for (let first = 1; first <= PIECES; first += PART)
      await sql`insert into equipment (tenant_id, type_id, description, slug, next_service_date)
        select 1, ${type_id}, 'Harness', 'h-' || n, ${overdue}::date
        from generate_series(${first}::int, ${first + PART - 1}::int) as n`.execute(tx);
    const planned = Array.from({ length: 17 }, (_, at) => ({ ...piece, slug: `p-${at}` }));
    await tx.insertInto('equipment').values(planned).execute();
    await tx.insertInto('equipment').values(held).execute();
    await tx
      .insertInto('equipment')
      .values({ ...piece, slug: 'old', archived: 1, next_service_date: overdue })
      .execute();
  });
  const counted = async (caller: Caller) => v.parse(Counted, (await caller.get(`EquipmentType/find/${type_id}`)).data);
  expect(await counted(ana)).toEqual({
    live_count: PIECES + 18,
    archived_count: 1,
    services_json: expect.stringContaining(`"${overdue}", ${PIECES}`),
  });
  const bob = await world.signIn('bob');
  const listed = async (caller: Caller, filters: object) =>
    (await caller.get('Equipment/get', { filters: { type_id, ...filters }, page: 1, limit: 1 })).meta?.count;
  expect(await listed(ana, { archived: 0 })).toBe(PIECES + 18);
  expect(await listed(ana, { archived: 0, next_service_date: { lt: dayFromNow(0) } })).toBe(PIECES);
  expect(await listed(bob, {})).toBe(1);
  expect(await counted(bob)).toEqual({ live_count: 1, archived_count: 0, services_json: '[]' });
  expect(await ana.post('EquipmentType/save', { id: type_id, live_count: 3 })).toMatchObject({ success: false });
}, 120_000);
