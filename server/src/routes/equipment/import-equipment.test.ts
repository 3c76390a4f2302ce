import { afterAll, beforeAll, expect, it } from 'vitest';
import { found, grant, refusal } from '../../testing/record-calls.ts';
import type { Caller } from '../testing/caller.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;
let ana: Caller;

beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Vehicles' });
  const type_id = await ana.saved('EquipmentType/save', { name: 'Cargo van', category_id, meter_unit: 'km' });
  await ana.saved('EquipmentType/save', { name: 'Ladder', category_id });
  await ana.saved('Equipment/save', { type_id, description: 'Van 14', serial_num: 'V-14' });
}, 60_000);
afterAll(() => world.stop());

const LIST = [
  '\uFEFFName;Type;Serial number;Where;Colour;Meter;Read on;Insurance',
  'Van 15;cargo van;V-15;Yard;#2f6690;"12,500";2026-03-01;x',
  ';;v-14;;;84000;2026-03-01;',
  'Van 14, long;Vehicles › Cargo van;V-14;"Shop; bay 2";;;;',
  ';;;;;;;',
  'Step ladder;Ladder;;;;5;;',
  'Van 16;Lorry;;;;;;',
  'Van 17;Cargo van;;;banana;;;',
  'Saw;;;;;;;',
].join('\r\n');

const send = (dry_run: 0 | 1, csv = LIST, key = 'one') => ana.post('Equipment/import', { csv, dry_run, key });
const stored = async () => (await ana.get('Equipment/get', { fields: ['description'], order: [['id', 'ASC']] })).data;

it('says what would become of each row, and stores nothing', async () => {
  const before = await stored();
  const { data } = await send(1);
  expect(data).toEqual({
    unknown: ['Insurance'],
    rows: [
      { row: 2, name: 'Van 15', outcome: 'new', error: null },
      { row: 3, name: 'v-14', outcome: 'read', error: null },
      { row: 4, name: 'Van 14, long', outcome: 'changed', error: null },
      { row: 6, name: 'Step ladder', outcome: 'refused', error: expect.stringMatching(/has no meter/) },
      { row: 7, name: 'Van 16', outcome: 'refused', error: expect.stringMatching(/no type “Lorry”/) },
      { row: 8, name: 'Van 17', outcome: 'refused', error: expect.stringMatching(/must be a colour/) },
      { row: 9, name: 'Saw', outcome: 'refused', error: 'A new piece needs the name of its type.' },
    ],
  });
  expect(await stored()).toEqual(before);
  expect((await ana.get('EquipmentReading/get')).data).toEqual([]);
});

it('stores the sound rows once, however often the list is sent', async () => {
  const [first, second] = [await send(0), await send(0)];
  expect(first.success && second.success).toBe(true);
  expect(await stored()).toMatchObject([{ description: 'Van 14, long' }, { description: 'Van 15' }]);
  const vans = (await ana.get('Equipment/get', { fields: ['slug'], order: [['id', 'ASC']] })).data;
  expect(vans).toHaveLength(2);
  const [van] = Array.isArray(vans) ? vans : [];
  expect(await found(ana, `Equipment/find/${van.id}`)).toMatchObject({ meter: 84_000, location: 'Shop; bay 2' });
  expect((await ana.get('EquipmentReading/get')).data).toHaveLength(2);
});

it('a meter that runs backwards is refused in its row', async () => {
  const { data } = await send(1, 'Serial number,Meter,Read on\nV-14,83000,2026-04-01', 'two');
  expect(data).toMatchObject({ rows: [{ outcome: 'refused', error: expect.stringMatching(/84,000 km before/) }] });
});

it('is no list without headings, with too many rows, or with a quote that never ends', async () => {
  const many = ['Name,Type', ...Array.from({ length: 501 }, (_, n) => `Van ${n},Cargo van`)].join('\n');
  expect(await refusal(ana, 'Equipment/import', { csv: 'Van 1,Cargo van', dry_run: 1, key: 'k' })).toMatch(
    /first line/,
  );
  expect(await refusal(ana, 'Equipment/import', { csv: many, dry_run: 1, key: 'k' })).toMatch(/501: split it/);
  expect(await refusal(ana, 'Equipment/import', { csv: 'Name,Type\n"Van', dry_run: 1, key: 'k' })).toMatch(/no list/);
});

it('is refused to who may only read equipment', async () => {
  await grant(world, 'bob', { Equipment: { read: true, write: false } });
  const bob = await world.signIn('bob');
  expect(await refusal(bob, 'Equipment/import', { csv: LIST, dry_run: 1, key: 'k' })).toMatch(/permission/);
});
