import { afterAll, beforeAll, expect, it } from 'vitest';
import { withSmsCarrier } from '../testing/with-sms-carrier.ts';
import { openWorld } from '../testing/world.ts';
import type { World } from '../testing/world.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

const asked = async (): Promise<unknown> => (await world.request('/api/Notification/carriers')).json();

it('anybody can read which carriers there are, so that only those are offered', async () => {
  expect(await asked()).toMatchObject({ success: true, data: { mail: false, sms: false } });
  const { stop } = await withSmsCarrier(world);
  expect(await asked()).toMatchObject({ data: { mail: false, sms: true } });
  await stop();
});
