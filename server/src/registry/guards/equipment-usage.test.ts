import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { found, grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let van: number;
let job_id: number;

beforeAll(async () => {
  world = await openWorld();
  [ana, bob] = await Promise.all([world.signIn('ana'), world.signIn('bob')]);
  await grant(world, 'bob', {});
  const category_id = await ana.saved('EquipmentCategory/save', { name: 'Vehicles' });
  const type_id = await ana.saved('EquipmentType/save', {
    name: 'Van',
    category_id,
    cost_per_hour: 14.35,
    charge_out_rates_json: JSON.stringify({ '/hr': { enabled: 1, rate: 20 }, '/day': { enabled: 1, rate: 85 } }),
  });
  van = await ana.saved('Equipment/save', { type_id, description: 'Van 14', holder_id: world.ids['bob'] });
  job_id = await ana.saved('Job/save', { job_name: 'Stone Road', job_num: 'J-1' });
}, 60_000);
afterAll(() => world.stop());

const costs = async (by: Caller) => (await by.get('CostEntry/get', { order: [['id', 'ASC']] })).data;
const use = (more: object = {}) => ({
  equipment_id: van,
  job_id,
  used_on: '2026-11-20',
  quantity: 3,
  unit: 'h',
  ...more,
});

it('the use of a piece is a cost of its project on that day, and changes with it', async () => {
  const id = await ana.saved('EquipmentUsage/save', use());
  expect(await costs(ana)).toMatchObject([
    { source: 'equipment-usage', usage_id: id, job_id, on_day: '2026-11-20', quantity: 3, cost: 43.05, charge: 60 },
  ]);
  await ana.saved('EquipmentUsage/save', { id, quantity: 2, unit: 'day' });
  expect(await costs(ana)).toMatchObject([{ quantity: 2, unit: 'day', cost: 229.6, charge: 170 }]);
  expect((await ana.post('EquipmentUsage/delete', { id })).errors).toEqual([]);
  expect(await costs(ana)).toEqual([]);
});

it('a piece has rates of its own before those of its type', async () => {
  const rates = JSON.stringify({ '/hr': { enabled: 1, rate: 33.5 } });
  await ana.saved('Equipment/save', { id: van, cost_per_hour: 10, charge_out_rates_json: rates });
  await ana.saved('EquipmentUsage/save', use({ quantity: 2 }));
  expect(await costs(ana)).toMatchObject([{ cost: 20, charge: 67 }]);
});

it('who has the piece writes down its use, and sees no money', async () => {
  const id = await bob.saved('EquipmentUsage/save', use({ job_id: '' }));
  await bob.saved('EquipmentUsage/save', { id, quantity: 4 });
  expect(await costs(bob)).toEqual([]);
  expect(await found(bob, `Equipment/find/${van}`)).toMatchObject({ cost_per_hour: null, bought_for: null });
  expect(await refusal(bob, 'EquipmentUsage/save', use())).toBe('Project not found.');
});

it('is refused in words: a day to come, nothing at all, a piece of somebody else', async () => {
  expect(await refusal(ana, 'EquipmentUsage/save', use({ used_on: '2090-01-01' }))).toMatch(/still to come/);
  expect(await refusal(ana, 'EquipmentUsage/save', use({ quantity: 0 }))).toMatch(/more than nought/);
  await ana.saved('Equipment/save', { id: van, holder_id: '' });
  expect(await refusal(bob, 'EquipmentUsage/save', use({ job_id: '' }))).toMatch(/not found/);
  expect((await ana.post('CostEntry/save', { cost: 1 })).success).toBe(false);
});
