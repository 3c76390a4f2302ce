import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openCrew } from './testing/crew.ts';

const { world, ana, bob, cat, startThread, say } = await openCrew();

afterAll(() => world.stop());

let thread = 0;
const ids: number[] = [];

beforeAll(async () => {
  thread = await startThread(ana);
  const other = await startThread(ana);
  for (let n = 0; n < 12; n += 1) {
    ids.push(await say(ana, thread, `message ${n}`));
    await say(ana, other, 'elsewhere');
  }
});

const ask = (by: Caller, query: Record<string, unknown>) =>
  by.get('Message/get', { filters: { thread_id: thread }, ...query });

/** Which of the twelve messages are returned, in order. */
const came = async (query: Record<string, unknown>, by = bob) => {
  const { data, meta } = await ask(by, query);
  expect(meta).toBeNull();
  return v.parse(v.array(v.looseObject({ id: v.number() })), data).map(({ id }) => ids.indexOf(id));
};

describe('a page of a thread', () => {
  it('MSG081 continues before a message, the newest first', async () => {
    expect(await came({ before_id: ids[5], limit: 3 })).toEqual([4, 3, 2]);
    expect(await came({ before_id: ids[2], limit: 50 })).toEqual([1, 0]);
    expect(await came({ before_id: ids[0] })).toEqual([]);
  });

  it('continues after a message with the next ones, the newest first', async () => {
    expect(await came({ after_id: ids[5], limit: 3 })).toEqual([8, 7, 6]);
    expect(await came({ after_id: ids[11] })).toEqual([]);
  });

  it('has a message in its middle', async () => {
    expect(await came({ around_id: ids[6], limit: 5 })).toEqual([8, 7, 6, 5, 4]);
    expect(await came({ around_id: ids[6], limit: 4 })).toEqual([8, 7, 6, 5]);
    expect(await came({ around_id: ids[0], limit: 5 })).toEqual([2, 1, 0]);
    expect(await came({ around_id: ids[11], limit: 5 })).toEqual([11, 10, 9]);
    expect(await came({ around_id: ids[4], limit: 1 })).toEqual([4]);
  });

  it('is not shifted by messages that arrive between two pages, nor by the requested order', async () => {
    const order = [['created_at', 'ASC']];
    const first = await came({ before_id: ids[11], limit: 4, order });
    await say(ana, thread, 'meanwhile');
    expect([...first, ...(await came({ before_id: ids[7], limit: 4, order }))]).toEqual([10, 9, 8, 7, 6, 5, 4, 3]);
  });

  it('returns its includes', async () => {
    const { data } = await ask(bob, {
      around_id: ids[3],
      limit: 1,
      include: { User: ['first_name'] },
      fields: ['message'],
    });
    expect(data).toEqual([{ id: ids[3], message: 'message 3', User: { id: expect.any(Number), first_name: 'ana' } }]);
  });

  it('is empty for people who may not read the thread', async () => {
    expect(await came({ around_id: ids[3] }, cat)).toEqual([]);
  });

  it('after a message waits until there is one', async () => {
    const last = await say(ana, thread, 'so far');
    const held = ask(bob, { after_id: last, wait: 1 });
    await say(ana, thread, 'and on');
    expect((await held).data).toMatchObject([{ message: 'and on' }]);
  });

  it('can still be requested by number', async () => {
    const { data, meta } = await ask(bob, { page: 2, limit: 5, order: [['created_at', 'DESC']] });
    expect(data).toHaveLength(5);
    expect(meta).toMatchObject({ num_pages: 3 });
  });
});

it.each([
  ['two cursors', { before_id: 1, after_id: 2 }, /do not go together/],
  ['a cursor and a page', { before_id: 1, page: 2 }, /goes without page/],
  ['a cursor without its thread', { before_id: 1, filters: {} }, /needs a filter on one thread_id/],
  ['a cursor and a filter on id', { before_id: 1, filters: { thread_id: 1, id: 3 } }, /goes without a filter on id/],
  ['more than a hundred', { before_id: 1, limit: 101 }, /limit must be a whole number from 1 to 100/],
  ['no number', { around_id: 'x' }, /around_id must be a whole number/],
])('%s is refused', async (_what, query, message) => {
  const { status, errors } = await ask(bob, query);
  expect(status).toBe(400);
  expect(errors.join(' ')).toMatch(message);
});
