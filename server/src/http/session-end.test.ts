import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openWorld } from '../routes/testing/world.ts';
import { sessionCookie } from './session.ts';

const world = await openWorld();
afterAll(() => world.stop());

it('a session ends after 90 days even if it is in use, and so does its cookie', async () => {
  await world.signIn('bob');
  const { days } = await world.services.db.system((tx) =>
    tx
      .selectFrom('session')
      .where('user_id', '=', world.ids['bob'] ?? 0)
      .select(sql<number>`round(extract(epoch from expires_at - created_at) / 86400)`.as('days'))
      .executeTakeFirstOrThrow(),
  );
  expect(days).toBe(90);
  expect(sessionCookie('word', { secure: true })).toContain(`Max-Age=${90 * 86_400}`);
});
