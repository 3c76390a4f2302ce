import * as v from 'valibot';
import { afterAll, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';

const world = await openWorld();
afterAll(() => world.stop());

const Counted = v.object({ live_count: v.number(), archived_count: v.number(), services_json: v.string() });
const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

it('an equipment type says how many pieces it has and what is due, however many there are', async () => {
  const ana = await world.signIn('ana');
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Fall protection' });
  const type_id = await ana.saved('EquipmentType/save', { category_id, name: 'Harness' });
  const overdue = dayFromNow(-3);
  await world.services.db.system(async (tx) => {
    const piece = { tenant_id: 1, type_id, description: 'Harness' };
    const many = Array.from({ length: 250 }, (_, at) => ({ ...piece, slug: `h-${at}`, next_service_date: overdue }));
    const held = { ...piece, slug: 'held', holder_id: world.ids['bob'] ?? 0, next_service_date: dayFromNow(200) };
    await tx.insertInto('equipment').values(many).execute();
    await tx.insertInto('equipment').values(held).execute();
    await tx
      .insertInto('equipment')
      .values({ ...piece, slug: 'old', archived: 1, next_service_date: overdue })
      .execute();
  });
  const counted = async (caller: Caller) => v.parse(Counted, (await caller.get(`EquipmentType/find/${type_id}`)).data);
  expect(await counted(ana)).toEqual({
    live_count: 251,
    archived_count: 1,
    services_json: expect.stringContaining(`"${overdue}", 250`),
  });
  expect(await counted(await world.signIn('bob'))).toEqual({ live_count: 1, archived_count: 0, services_json: '[]' });
  expect(await ana.post('EquipmentType/save', { id: type_id, live_count: 3 })).toMatchObject({ success: false });
});
