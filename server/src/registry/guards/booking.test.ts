import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { grant } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let eve: Caller;
let category_id: number;
let job_id: number;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'bob', { Equipment: { read: true } });
  [ana, bob, eve] = await Promise.all([world.signIn('ana'), world.signIn('bob'), world.signIn('eve')]);
  category_id = await ana.saved('EquipmentCategory/save', { name: 'Lifts' });
  job_id = await ana.saved('Job/save', { job_name: 'Quay', job_num: 'B-1' });
}, 60_000);

afterAll(() => world.stop());

let made = 0;
/** A type with so many pieces. */
async function typeOf(pieces: number) {
  made += 1;
  const name = `Lift ${made}`;
  const type_id = await ana.saved('EquipmentType/save', { name, category_id });
  const ids: number[] = [];
  for (let at = 0; at < pieces; at += 1)
    ids.push(
      await ana.saved('Equipment/save', { description: `${name}, ${at}`, type_id, serial_num: `${made}-${at}` }),
    );
  return { name, type_id, ids };
}
const week = { from_on: '2027-03-01', to_on: '2027-03-05' };
const book = (more: object, by = ana) => by.post('EquipmentBooking/save', { job_id, ...week, ...more });

it('a type is booked as long as pieces are free on each day, and the refusal says how many are', async () => {
  const { name, type_id } = await typeOf(3);
  expect(await book({ type_id, quantity: 2 })).toMatchObject({ success: true });
  expect(await book({ type_id, quantity: 2, from_on: '2027-03-05', to_on: '2027-03-09' })).toMatchObject({
    errors: [`1 of 3 “${name}” are free from 2027-03-05 to 2027-03-09, and 2 are wanted. Book fewer, or other days.`],
  });
  expect(await book({ type_id, quantity: 3, from_on: '2027-03-06', to_on: '2027-03-09' })).toMatchObject({
    success: true,
  });
});

it('the last piece is booked once, whoever books it at the same time', async () => {
  const { type_id } = await typeOf(1);
  const answers = await Promise.all(Array.from({ length: 30 }, () => book({ type_id })));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
});

it('what is out until a day, out of service or archived cannot be booked; what went out for a booking counts once', async () => {
  const { type_id, ids } = await typeOf(3);
  const [first, second, third] = ids;
  await ana.saved('EquipmentCustody/save', { equipment_id: first, to_user_id: world.ids['bob'], due_on: '2027-03-02' });
  await ana.saved('EquipmentOutage/save', { equipment_id: second, cause: 'Brake' });
  expect(await book({ type_id, quantity: 2 })).toMatchObject({ success: false });
  const booking_id = await ana.saved('EquipmentBooking/save', { type_id, job_id, ...week });
  await ana.saved('EquipmentCustody/save', { equipment_id: third, job_id, booking_id, due_on: '2027-03-05' });
  const taken = v.parse(
    v.array(v.looseObject({ taken_json: v.string(), usable_count: v.number() })),
    (await bob.get('EquipmentType/get', { filters: { id: type_id } })).data,
  )[0];
  expect(taken?.usable_count).toBe(2);
  expect(JSON.parse(taken?.taken_json ?? '')).toHaveLength(2);
});

it('is for somebody, ends after it begins, can be moved and given up, and is made by who manages equipment', async () => {
  const { type_id } = await typeOf(1);
  expect(await book({ type_id, job_id: '' })).toMatchObject({ errors: ['Say for which project it is, or for whom.'] });
  expect(await book({ type_id, to_on: '2027-02-01' })).toMatchObject({ success: false });
  expect(await book({ type_id }, bob)).toMatchObject({ success: false });
  expect(await book({ type_id, job_id: '', for_user_id: world.ids['eve'] }, eve)).toMatchObject({ success: false });
  const id = await ana.saved('EquipmentBooking/save', { type_id, job_id, ...week });
  expect(await ana.post('EquipmentBooking/save', { id, quantity: 2 })).toMatchObject({ success: false });
  await ana.saved('EquipmentBooking/save', { id, to_on: '2027-03-09' });
  expect(await book({ type_id, from_on: '2027-03-08', to_on: '2027-03-08' })).toMatchObject({ success: false });
  await ana.saved('EquipmentBooking/save', { id, archived: 1 });
  expect(await book({ type_id })).toMatchObject({ success: true });
});
