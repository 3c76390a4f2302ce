import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let type_id: number;
let van: number;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob, cat] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('cat')]);
  await grant(world, 'bob', { Equipment: { read: true, write: false } });
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Vehicles' });
  type_id = await ana.saved('EquipmentType/save', { name: 'Cargo van', category_id, meter_unit: 'km' });
  van = await ana.saved('Equipment/save', { type_id, description: 'Van 14' });
}, 60_000);
afterAll(() => world.stop());

const pieceNow = () => found(ana, `Equipment/find/${van}`);
const costs = async (caller: Caller) =>
  (await caller.get('MaintenanceRecord/get', { filters: { equipment_id: van }, fields: ['cost'] })).data;
const read = (value: number, read_at: string, more: object = {}) => ({ equipment_id: van, value, read_at, ...more });

describe('a meter', () => {
  it('goes up, and the piece has its latest reading', async () => {
    await bob.saved('EquipmentReading/save', read(80_000, '2026-03-01T08:00:00Z'));
    await bob.saved('EquipmentReading/save', read(70_000, '2026-01-10T08:00:00Z'));
    expect(await pieceNow()).toMatchObject({ meter: 80_000 });
    expect(await refusal(bob, 'EquipmentReading/save', read(79_999, '2026-04-01T08:00:00Z'))).toBe(
      'The meter showed 80,000 km before that. If it was replaced, say so.',
    );
    expect(await refusal(bob, 'EquipmentReading/save', read(80_001, '2026-02-01T08:00:00Z'))).toBe(
      'The meter showed 80,000 km after that, which is less.',
    );
    expect(await refusal(bob, 'EquipmentReading/save', read(90_000, '2090-01-01T08:00:00Z'))).toMatch(/time to come/);
    expect(await refusal(bob, 'EquipmentReading/save', read(-1, '2026-04-01T08:00:00Z'))).toMatch(/value/i);
  });

  it('is corrected by who read it or who manages equipment, and stays with its piece', async () => {
    const id = await bob.saved('EquipmentReading/save', read(81_000, '2026-03-02T08:00:00Z'));
    await bob.saved('EquipmentReading/save', { id, value: 80_500 });
    expect(await pieceNow()).toMatchObject({ meter: 80_500 });
    const other = await ana.saved('Equipment/save', { type_id, description: 'Van 19' });
    expect(await refusal(ana, 'EquipmentReading/save', { id, equipment_id: other })).toMatch(/stays with its piece/);
    expect((await cat.post('EquipmentReading/save', { id, value: 80_600 })).success).toBe(false);
  });

  it('is nothing that a piece without one has, nor that a stranger reads', async () => {
    const category_id = await ana.saved('EquipmentCategory/save', { name: 'Ladders' });
    const bare = await ana.saved('EquipmentType/save', { name: 'Step ladder', category_id });
    const equipment_id = await ana.saved('Equipment/save', { type_id: bare, description: 'Ladder 3 m' });
    expect(await refusal(ana, 'EquipmentReading/save', { equipment_id, value: 1 })).toMatch(/has no meter/);
    expect(await refusal(cat, 'EquipmentReading/save', { equipment_id: van, value: 99_000 })).toMatch(/not found/i);
  });
});

describe('maintenance plans', () => {
  let oil: number;

  it('say what is due next, for every piece of the type', async () => {
    oil = await ana.saved('MaintenancePlan/save', { title: 'Oil', type_id, every_days: 180, every_meter: 10_000 });
    const { created_at } = await pieceNow();
    const due = new Date(Date.parse(`${String(created_at).slice(0, 10)}T00:00:00Z`) + 180 * 86_400_000);
    expect(await pieceNow()).toMatchObject({
      next_service_date: due.toISOString().slice(0, 10),
      next_service_meter: 80_000,
      next_service_description: 'Oil',
    });
    expect(await refusal(ana, 'Equipment/save', { id: van, next_service_date: '2030-01-01' })).toMatch(
      /^The maintenance plans say what is due next/,
    );
  });

  it('begin anew when they were followed, and the meter is noted', async () => {
    const record = { equipment_id: van, plan_id: oil, title: 'Oil', done_on: '2026-05-04', meter: 84_000, cost: 120 };
    await ana.saved('MaintenanceRecord/save', record);
    expect(await pieceNow()).toMatchObject({
      meter: 84_000,
      next_service_date: '2026-10-31',
      next_service_meter: 94_000,
    });
    expect(await refusal(ana, 'MaintenanceRecord/save', { ...record, meter: 5 })).toMatch(/showed 84,000 km before/);
    expect(await refusal(ana, 'MaintenanceRecord/save', { ...record, done_on: '2090-01-01' })).toMatch(/still to come/);
    expect(await refusal(bob, 'MaintenanceRecord/save', record)).toMatch(/permission/);
  });

  it('may be followed today, in the morning too', async () => {
    const done_on = new Date(Date.now() + 12 * 3_600_000).toISOString().slice(0, 10);
    await ana.saved('MaintenanceRecord/save', { equipment_id: van, title: 'Wipers', done_on, meter: 84_100 });
    expect(await pieceNow()).toMatchObject({ meter: 84_100 });
  });

  it('hide what it cost from people who neither manage equipment nor price work', async () => {
    expect(await costs(ana)).toContainEqual(expect.objectContaining({ cost: 120 }));
    expect(await costs(bob)).toEqual([{ cost: null }, { cost: null }].map((row) => expect.objectContaining(row)));
  });

  it('are for a type or one piece, and say how often', async () => {
    expect(await refusal(ana, 'MaintenancePlan/save', { title: 'X', every_days: 1 })).toMatch(
      /for all equipment of a type/,
    );
    expect(await refusal(ana, 'MaintenancePlan/save', { title: 'X', type_id })).toMatch(/^Say how often/);
    expect(await refusal(ana, 'MaintenancePlan/save', { id: oil, type_id: null, equipment_id: van })).toMatch(
      /stays with/,
    );
    const category_id = await ana.saved('EquipmentCategory/save', { name: 'Other' });
    const other = await ana.saved('EquipmentType/save', { name: 'Other', category_id });
    const plan_id = await ana.saved('MaintenancePlan/save', { title: 'Other', type_id: other, every_days: 9 });
    expect(
      await refusal(ana, 'MaintenanceRecord/save', { equipment_id: van, plan_id, title: 'X', done_on: '2026-05-04' }),
    ).toBe('This piece of equipment has no such maintenance plan.');
  });

  it('of one piece come beside those of its type; without any, the piece is planned by hand again', async () => {
    const brakes = { title: 'Brakes', equipment_id: van, every_meter: 14_000 };
    const own = await ana.saved('MaintenancePlan/save', brakes);
    expect(await pieceNow()).toMatchObject({ next_service_meter: 84_000, next_service_description: 'Oil, Brakes' });
    await ana.saved('MaintenancePlan/save', { id: own, archived: 1 });
    await ana.saved('MaintenancePlan/save', { id: oil, archived: 1 });
    expect(await pieceNow()).toMatchObject({ next_service_date: null, next_service_meter: null });
    await ana.saved('Equipment/save', { id: van, next_service_date: '2030-01-01' });
    expect(await pieceNow()).toMatchObject({ next_service_date: '2030-01-01' });
  });

  it('are overdue by the meter alone too, and lists ask for that', async () => {
    const equipment_id = await ana.saved('Equipment/save', { type_id, description: 'Van 20' });
    for (const [value, read_at] of [
      [100, '2026-03-01T08:00:00Z'],
      [109, '2026-03-05T08:00:00Z'],
    ] as const)
      await ana.saved('EquipmentReading/save', { equipment_id, value, read_at });
    await ana.saved('MaintenancePlan/save', { title: 'Belt', equipment_id, every_meter: 10 });
    const overdue = async () =>
      (
        await ana.get('Equipment/get', {
          filters: { id: equipment_id, service_due_on: { lt: new Date().toISOString().slice(0, 10) } },
        })
      ).data;
    expect(await overdue()).toEqual([]);
    await ana.saved('EquipmentReading/save', { equipment_id, value: 111 });
    expect(await overdue()).toMatchObject([{ id: equipment_id, next_service_date: null }]);
  });
});
