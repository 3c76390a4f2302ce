import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';
import { grant, refusal } from '../../testing/record-calls.ts';

let world: World;
let ana: Caller;
let bob: Caller;
let cat: Caller;
let dan: Caller;
let call: number;
let customer: number;
let other: number;

beforeAll(async () => {
  world = await openWorld();
  await grant(world, 'dan', { Services: { read: true, write: true } });
  [ana, bob, cat, dan] = await Promise.all([
    world.signIn('ana'),
    world.signIn('bob'),
    world.signIn('cat'),
    world.signIn('dan'),
  ]);
  const reached = { phone: '519 555 0148', access_notes: 'Gate 4417', notes: 'Pays late' };
  customer = await ana.saved('Contact/save', { name: 'Harbour Inn', is_customer: 1, ...reached });
  other = await ana.saved('Contact/save', { name: 'Somebody else', phone: '519 555 0199' });
  call = await ana.saved('Service/save', {
    job_name: 'Boiler',
    job_num: 'C-1',
    customer_id: customer,
    assigned_to: world.ids['bob'],
  });
  await ana.saved('ServicePersonnel/save', { service_id: call, user_id: world.ids['cat'] });
}, 60_000);

afterAll(() => world.stop());

const asStored = async () => (await ana.get(`Service/find/${call}`)).data;

describe('the people on a service call', () => {
  it('can change its status', async () => {
    const status_id = await ana.saved('ServiceStatus/save', { type: 'open', label: 'Under way' });
    await bob.saved('Service/save', { id: call, status_id });
    await cat.saved('Service/save', { id: call, completed: '2026-11-20T16:00:00Z' });
    expect(await asStored()).toMatchObject({ status_id, completed: '2026-11-20T16:00:00.000Z' });
    await bob.saved('Service/save', { id: call, completed: '' });
  });

  it('can neither plan it, nor reassign it, nor delete it', async () => {
    const before = await asStored();
    const plans = [
      { job_num: 'HACK-1' },
      { customer_id: other },
      { assigned_to: world.ids['cat'] },
      { scheduled_at: '2026-12-01T08:00:00Z' },
      { archived: 1 },
      { status_id: '', address: '1 Elsewhere' },
    ];
    for (const person of [bob, cat]) {
      for (const plan of plans)
        expect(await refusal(person, 'Service/save', { id: call, ...plan })).toMatch(
          /^On a call you change its status/,
        );
      expect(await refusal(person, 'Service/delete', { id: call })).toMatch(/permission to delete this service/);
      const own = {
        job_name: 'Mine',
        job_num: 'C-2',
        assigned_to: person === bob ? world.ids['bob'] : world.ids['cat'],
      };
      expect(await refusal(person, 'Service/save', own)).toBe('You do not have permission to add service calls.');
    }
    expect(await asStored()).toEqual(before);
    await dan.saved('Service/save', { id: call, job_num: 'C-1b', assigned_to: world.ids['bob'] });
  });

  it('can read its customer, and no other contact', async () => {
    for (const person of [bob, cat]) {
      const { data } = await person.get(`Service/find/${call}`, { include: ['Customer'] });
      const Seen = v.looseObject({ Customer: v.looseObject({}) });
      expect(v.parse(Seen, data).Customer).toMatchObject({
        name: 'Harbour Inn',
        phone: '519 555 0148',
        access_notes: 'Gate 4417',
        notes: null,
      });
      expect((await person.get('Contact/get')).success).toBe(false);
      expect((await person.get(`Contact/find/${customer}`)).success).toBe(false);
    }
  });

  it('do not see a contact that a planner without permission on contacts set', async () => {
    expect(await refusal(dan, 'Service/save', { id: call, customer_id: other })).toBe('Contact not found.');
    expect(await refusal(dan, 'Service/save', { job_name: 'X', job_num: 'C-9', customer_id: other })).toBe(
      'Contact not found.',
    );
    await dan.saved('Service/save', { job_name: 'Same customer', job_num: 'C-3', customer_id: customer });
  });

  it('no longer see the contact once the call is assigned to somebody else', async () => {
    const next = { job_name: 'Next', job_num: 'C-4', customer_id: customer, assigned_to: world.ids['bob'] };
    const id = await ana.saved('Service/save', next);
    expect((await bob.get(`Service/find/${id}`, { include: ['Customer'] })).success).toBe(true);
    await ana.saved('Service/save', { id, assigned_to: '' });
    expect((await bob.get(`Service/find/${id}`, { include: ['Customer'] })).success).toBe(false);
  });

  it('still see a call that they have been on, whose photos may still wait on their phone', async () => {
    await ana.saved('Service/save', { id: call, assigned_to: '' });
    expect((await bob.get(`Service/find/${call}`)).success).toBe(true);
  });
});
