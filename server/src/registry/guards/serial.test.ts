import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let van: number;
let truck: number;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Vehicles' });
  van = await ana.saved('EquipmentType/save', { name: 'Cargo van', category_id, meter_unit: 'km' });
  truck = await ana.saved('EquipmentType/save', { name: 'Truck', category_id });
}, 60_000);
afterAll(() => world.stop());

it('a serial number stands for one piece of a type, and the refusal names the other', async () => {
  const first = await ana.saved('Equipment/save', { type_id: van, description: 'Van 14', serial_num: ' BS-10700 ' });
  expect(await found(ana, `Equipment/find/${first}`)).toMatchObject({ serial_num: 'BS-10700' });
  const second = { type_id: van, description: 'Van 15', serial_num: 'bs-10700' };
  const words = '“Van 14” of this type has the serial number bs-10700 already.';
  expect(await refusal(ana, 'Equipment/save', second)).toBe(words);
  const other = await ana.saved('Equipment/save', { ...second, type_id: truck });
  expect(await refusal(ana, 'Equipment/save', { id: other, type_id: van })).toBe(words);
  await ana.saved('Equipment/save', { id: first, description: 'Van 14, long', serial_num: 'BS-10700' });
  await ana.saved('Equipment/save', { type_id: van, description: 'Van 16', serial_num: '' });
  await ana.saved('Equipment/save', { type_id: van, description: 'Van 17', serial_num: ' ' });
});

it('of four people who save the same number at once, one is told that it is saved', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      ana.post('Equipment/save', { type_id: van, description: `Racer ${n}`, serial_num: 'RACE-1' }),
    ),
  );
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  for (const { errors } of answers.filter(({ success }) => !success)) expect(errors.join(' ')).toMatch(/serial number/);
});

it('a number that was doubled before stays until it is changed, and is then one of its own', async () => {
  await world.services.db.system(async (tx) => {
    const piece = { tenant_id: 1, type_id: van, serial_num: 'OLD-1' };
    await tx
      .insertInto('equipment')
      .values({ ...piece, description: 'Old a', slug: 'old-a' })
      .execute();
    await tx
      .insertInto('equipment')
      .values({ ...piece, description: 'Old b', slug: 'old-b', serial_shared: true })
      .execute();
  });
  const { id } = await found(ana, 'Equipment/find/old-b');
  await ana.saved('Equipment/save', { id, location: 'Yard' });
  await ana.saved('Equipment/save', { id, serial_num: 'NEW-1' });
  expect(await refusal(ana, 'Equipment/save', { type_id: van, description: 'C', serial_num: 'NEW-1' })).toMatch(
    /Old b/,
  );
});

it('a colour that is none is refused in words', async () => {
  expect(await refusal(ana, 'Equipment/save', { type_id: van, description: 'D', color_hex: 'banana' })).toMatch(
    /colou?r/i,
  );
});

it('a type counts the pieces whose meter is past their service, also of those that have no day', async () => {
  await ana.saved('MaintenancePlan/save', { type_id: van, title: 'Oil', every_meter: 1000 });
  const id = await ana.saved('Equipment/save', { type_id: van, description: 'Van 20' });
  await ana.saved('EquipmentReading/save', { equipment_id: id, value: 10, read_at: '2026-01-01T08:00:00Z' });
  const counted = async () => (await found(ana, `EquipmentType/find/${van}`))['meter_overdue_json'];
  expect(await counted()).toBe('[]');
  await ana.saved('EquipmentReading/save', { equipment_id: id, value: 1011, read_at: '2026-02-01T08:00:00Z' });
  expect(JSON.parse(String(await counted()))).toEqual([[null, 1]]);
  expect(await found(ana, `Equipment/find/${id}`)).toMatchObject({ is_planned: 1 });
});
