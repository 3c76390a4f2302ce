import { afterAll, beforeAll, expect, it } from 'vitest';
import type { World } from '../routes/testing/world.ts';
import { openWorld } from '../routes/testing/world.ts';
import { zoneOf } from './note-reader.ts';
import { openSession, SESSION_COOKIE } from './session.ts';

let world: World;

beforeAll(async () => {
  world = await openWorld();
}, 60_000);

afterAll(() => world.stop());

it('the time zone of who has just signed in for the first time is known from the first call on', async () => {
  const opened = await world.services.db.system((tx) =>
    openSession(tx, world.ids['cat'] ?? 0, { headers: new Headers(), address: 'test' }),
  );
  await world.request('/api/Module/get', {
    headers: {
      cookie: `${SESSION_COOKIE}=${opened.cookie}`,
      'api-key': opened.apiKey,
      'time-zone': 'America/Toronto',
    },
  });
  const zone = await world.services.db.system((tx) => zoneOf(tx, world.ids['cat'] ?? 0));
  expect(zone).toBe('America/Toronto');
});
