import { sql } from 'kysely';
import { DatabaseError } from 'pg';
import { afterAll, expect, it, vi } from 'vitest';
import { openWorld } from '../routes/testing/world.ts';

const world = await openWorld();
afterAll(() => world.stop());

const BUSY = ['The server is very busy right now. Please try again in a moment.'];
const deadlock = Object.assign(new DatabaseError('deadlock detected', 0, 'error'), { code: '40P01' });

it.each([
  ['no connection becomes free', new Error('timeout exceeded when trying to connect')],
  ['two calls wait for each other', deadlock],
])('a call that the database has no time for asks to try again, and the log says why: %s', async (_, trouble) => {
  const ana = await world.signIn('ana');
  const log = vi.spyOn(world.services.log, 'error').mockReturnValue();
  vi.spyOn(world.services.db, 'as').mockRejectedValueOnce(trouble);
  expect(await ana.get('Module/get')).toMatchObject({ status: 503, success: false, errors: BUSY });
  expect(log).toHaveBeenCalledWith(expect.objectContaining({ err: trouble }), 'unexpected failure');
});

it('a statement that takes too long is cancelled, and the person is asked to try again', async () => {
  const ana = await world.signIn('ana');
  const log = vi.spyOn(world.services.log, 'error').mockReturnValue();
  vi.spyOn(world.services.db, 'as').mockImplementationOnce((_, fn) =>
    world.services.db.system(async (tx) => {
      await sql`set local statement_timeout = 20`.execute(tx);
      await sql`select pg_sleep(20)`.execute(tx);
      return fn(tx);
    }),
  );
  expect(await ana.get('Module/get')).toMatchObject({ status: 503, success: false, errors: BUSY });
  expect(log).toHaveBeenCalledOnce();
});
