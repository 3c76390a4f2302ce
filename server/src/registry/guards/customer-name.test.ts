import { afterAll, beforeAll, expect, it } from 'vitest';
import { found } from '../../testing/record-calls.ts';
import type { Caller } from '../../routes/testing/caller.ts';
import { openWorld } from '../../routes/testing/world.ts';
import type { World } from '../../routes/testing/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await openWorld();
  ana = await world.signIn('ana');
}, 60_000);
afterAll(() => world.stop());

it.each(['Job', 'Service'])(
  '%s keeps the name of its customer: when it gets one, when they are renamed, when it loses them',
  async (model) => {
    const customer_id = await ana.saved('Contact/save', { name: 'Harbour Foods' });
    const id = await ana.saved(`${model}/save`, { job_num: `N-${model}`, job_name: 'Pump house', customer_id });
    const name = async () => (await found(ana, `${model}/find/${id}`))['customer_name_cache'];
    expect(await name()).toBe('Harbour Foods');
    await ana.saved('Contact/save', { id: customer_id, name: 'Harbour Foods Ltd' });
    expect(await name()).toBe('Harbour Foods Ltd');
    await ana.saved(`${model}/save`, { id, job_name: 'Pump house, north' });
    expect(await name()).toBe('Harbour Foods Ltd');
    await ana.saved(`${model}/save`, { id, customer_id: '' });
    expect(await name()).toBeNull();
  },
);
