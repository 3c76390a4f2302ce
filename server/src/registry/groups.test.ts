import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../routes/testing/caller.ts';
import { openWorld } from '../routes/testing/world.ts';
import type { World } from '../routes/testing/world.ts';
import { grant } from '../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let lifts: number;
let booms: number;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
  lifts = await ana.saved('EquipmentType/save', { name: 'Scissor lift', category_id });
  booms = await ana.saved('EquipmentType/save', { name: 'Boom lift', category_id });
  const piece = (more: object) => ana.saved('Equipment/save', { ...more });
  await piece({
    description: 'S1',
    type_id: lifts,
    location: 'Yard',
    bought_for: 100.1,
    next_service_date: '2026-03-02',
  });
  await piece({ description: 'S2', type_id: lifts, bought_for: 200.2, next_service_date: '2026-03-30' });
  await piece({ description: 'B1', type_id: booms, location: 'Yard', bought_for: 50 });
  await piece({ description: 'B2', type_id: booms, location: 'Dock', next_service_date: '2026-04-01', archived: 1 });
}, 60_000);

afterAll(() => world.stop());

const groups = async (caller: Caller, group: object, more: object = {}) =>
  caller.get('Equipment/groups', { group, ...more });
const rowsOf = async (caller: Caller, within: object) => {
  const { data } = await caller.get('Equipment/get', { within, fields: ['description'], order: [['id', 'ASC']] });
  return Array.isArray(data) ? data.map(({ description }) => description) : data;
};

describe('groups of a list', () => {
  it('are named by the record that they lead to, counted and added up by the database', async () => {
    const { data, meta } = await groups(
      ana,
      { by: 'EquipmentType' },
      { sum: ['bought_for'], filters: { archived: 0 } },
    );
    expect(data).toEqual([
      { value: booms, title: 'Boom lift', count: 1, sums: { bought_for: 50 } },
      { value: lifts, title: 'Scissor lift', count: 2, sums: { bought_for: 300.3 } },
    ]);
    expect(meta).toEqual({ count: 2, num_pages: 1 });
    expect(await rowsOf(ana, { by: 'EquipmentType', value: lifts })).toEqual(['S1', 'S2']);
  });

  it('are of texts and flags; rows without one come last', async () => {
    expect((await groups(ana, { by: 'location' })).data).toMatchObject([
      { value: 'Dock', title: null, count: 1 },
      { value: 'Yard', count: 2 },
      { value: null, count: 1 },
    ]);
    expect(await rowsOf(ana, { by: 'location', value: null })).toEqual(['S2']);
    expect((await groups(ana, { by: 'archived' })).data).toMatchObject([
      { value: 0, count: 3 },
      { value: 1, count: 1 },
    ]);
  });

  it('of days are days or months, the latest first', async () => {
    expect((await groups(ana, { by: 'next_service_date', unit: 'month' })).data).toMatchObject([
      { value: '2026-04-01', count: 1 },
      { value: '2026-03-01', count: 2 },
      { value: null, count: 1 },
    ]);
    expect(await rowsOf(ana, { by: 'next_service_date', unit: 'month', value: '2026-03-01' })).toEqual(['S1', 'S2']);
    expect(await rowsOf(ana, { by: 'next_service_date', unit: 'day', value: '2026-03-30' })).toEqual(['S2']);
  });

  it('of moments are days where the person is', async () => {
    await world.services.db.system((tx) =>
      tx
        .insertInto('quiet_hours')
        .values({ user_id: world.ids['ana'] ?? 0, time_zone: 'America/Vancouver' })
        .execute(),
    );
    const time_in = '2026-03-02T05:00:00.000Z';
    await ana.saved('TimeLog/save', { time_in, time_out: '2026-03-02T06:30:00.000Z' });
    const { data } = await ana.get('TimeLog/groups', { group: { by: 'time_in', unit: 'day' }, sum: ['hours'] });
    expect(data).toEqual([{ value: '2026-03-01', title: null, count: 1, sums: { hours: 1.5 } }]);
  });

  it('come page by page', async () => {
    const { data, meta } = await groups(ana, { by: 'location' }, { page: 2, limit: 2 });
    expect(data).toMatchObject([{ value: null, count: 1 }]);
    expect(meta).toEqual({ count: 3, num_pages: 2 });
  });

  it.each([
    ['Equipment', { by: 'nmae' }, 'Equipment has no field nmae.'],
    ['Equipment', { by: 'bought_for' }, 'Equipment cannot be grouped by bought_for.'],
    ['Equipment', { by: 'EquipmentType.name' }, 'Equipment has no field EquipmentType.name.'],
    ['Equipment', { by: '__proto__' }, 'Equipment has no field __proto__.'],
    ['Job', { by: 'JobPersonnel' }, 'Job cannot be grouped by JobPersonnel.'],
    ['Equipment', { by: 'next_service_date' }, expect.stringMatching(/by day or month/)],
    ['Equipment', { by: 'location', unit: 'day' }, expect.stringMatching(/by day or month/)],
    ['Equipment', { by: 'location', unit: 'year' }, expect.stringMatching(/group is wrong/)],
  ])('of %s by %j are refused by name', async (model, group, words) => {
    expect(await ana.get(`${model}/groups`, { group })).toMatchObject({ status: 400, errors: [words] });
  });

  it('have no value of another kind', async () => {
    for (const within of [
      { by: 'EquipmentType', value: 'x' },
      { by: 'location', value: 7 },
      { by: 'archived', value: 0.5 },
    ])
      expect(await ana.get('Equipment/get', { within })).toMatchObject({ status: 400 });
    expect(await ana.get('Equipment/groups', {})).toMatchObject({ status: 400 });
  });
});

describe('nobody groups', () => {
  it('what another company has', async () => {
    const eve = await world.signIn('eve');
    expect((await groups(eve, { by: 'location' })).data).toEqual([]);
  });

  it('what they may not read, and adds up nothing that is hidden from them', async () => {
    await grant(world, 'bob', {});
    expect(await groups(await world.signIn('bob'), { by: 'location' })).toMatchObject({ success: true, data: [] });
    expect(await bob.get('Contact/groups', { group: { by: 'city' } })).toMatchObject({ success: false });
    await grant(world, 'bob', { Equipment: { read: true } });
    const { data } = await groups(await world.signIn('bob'), { by: 'location' }, { sum: ['bought_for'] });
    expect(data).toContainEqual({ value: 'Yard', title: null, count: 2, sums: { bought_for: 0 } });
  });

  it('others where they read their own, and by whom they may not see', async () => {
    const dan = await world.signIn('dan');
    await ana.saved('Expense/save', { description: 'Fuel', spent_on: '2026-11-02', amount: 10.01 });
    await dan.saved('Expense/save', { description: 'Fuel', spent_on: '2026-11-02', amount: 5.55 });
    const { data } = await dan.get('Expense/groups', { group: { by: 'User' }, sum: ['amount'] });
    expect(data).toMatchObject([{ value: world.ids['dan'], count: 1, sums: { amount: 5.55 } }]);
  });
});
