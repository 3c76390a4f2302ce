import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openCrew } from './testing/crew.ts';

const { world, id, ana, bob, cat, eve, fay, startThread, say, newJob } = await openCrew();

afterAll(() => world.stop());

const NO_SUCH_THREAD = 'Message thread not found, or it is private';

const mine = async (by: Caller, thread: number) => (await by.get('MessageThread/mine', { id: thread })).data;
const unreadThreads = async (by: Caller) => {
  const { data } = await by.get('Message/check-new');
  return v.parse(v.object({ threads: v.array(v.number()) }), data).threads;
};

const CALLS = [
  ['GET', 'MessageThread/mine', {}],
  ['POST', 'MessageThread/mark-unread', { message_id: 1 }],
  ['POST', 'MessageThread/notify', { notify: 'mute' }],
  ['POST', 'MessageThread/pin', { message_id: null }],
] as const;

it.each(CALLS)('%s %s is refused for a thread that one may not read', async (verb, call, payload) => {
  const thread = await startThread(ana);
  for (const stranger of [cat, eve]) {
    const ask = { ...payload, id: thread };
    const { status, errors } = await (verb === 'GET' ? stranger.get(call, ask) : stranger.post(call, ask));
    expect([status, errors]).toEqual([200, [NO_SUCH_THREAD]]);
  }
});

describe('a thread for a member', () => {
  it('tells from where on it is unread, and how many messages', async () => {
    const thread = await startThread(ana);
    expect(await mine(bob, thread)).toEqual({
      last_read_id: null,
      first_unread_id: null,
      unread: 0,
      notify: 'all',
      pinned_message_id: null,
    });
    const first = await say(ana, thread, 'one');
    const second = await say(ana, thread, 'two');
    expect(await mine(bob, thread)).toMatchObject({ last_read_id: null, first_unread_id: first, unread: 2 });
    await bob.post('MessageThreadUser/save', { thread_id: thread });
    expect(await mine(bob, thread)).toMatchObject({ last_read_id: second, first_unread_id: null, unread: 0 });
  });

  it('does not count one’s own messages, nor deleted ones', async () => {
    const thread = await startThread(ana);
    await say(bob, thread, 'mine');
    const gone = await say(ana, thread, 'gone');
    const kept = await say(ana, thread, 'kept');
    await ana.post('Message/delete', { id: gone });
    expect(await mine(bob, thread)).toMatchObject({ first_unread_id: kept, unread: 1 });
  });

  it('counts up to a hundred', async () => {
    const thread = await startThread(ana);
    await world.services.db.system((tx) =>
      tx
        .insertInto('message')
        .values(
          Array.from({ length: 130 }, () => ({ tenant_id: 1, thread_id: thread, author_id: id('ana'), message: 'x' })),
        )
        .execute(),
    );
    expect(await mine(bob, thread)).toMatchObject({ unread: 100 });
  });
});

describe('marking unread', () => {
  it('makes a message and everything after it unread again, only for this person', async () => {
    const thread = await startThread(ana, { Members: [id('bob'), id('cat')] });
    const ids = [await say(ana, thread, 'one'), await say(ana, thread, 'two'), await say(ana, thread, 'three')];
    for (const by of [bob, cat]) await by.post('MessageThreadUser/save', { thread_id: thread });
    expect(await unreadThreads(bob)).not.toContain(thread);
    const { data } = await bob.post('MessageThread/mark-unread', { id: thread, message_id: ids[1] });
    expect(data).toMatchObject({ last_read_id: ids[0], first_unread_id: ids[1], unread: 2 });
    expect(await unreadThreads(bob)).toContain(thread);
    expect(await unreadThreads(cat)).not.toContain(thread);
  });

  it('works for messages of the same millisecond, and for the first one of a thread', async () => {
    const thread = await startThread(ana);
    const ids = [await say(ana, thread, 'one'), await say(ana, thread, 'two')];
    await world.services.db.system(async (tx) => {
      const at = '2026-05-01T08:00:00.000Z';
      await tx.updateTable('message').set({ created_at: at }).where('thread_id', '=', thread).execute();
      await tx.updateTable('message_thread').set({ last_message_at: at }).where('id', '=', thread).execute();
    });
    for (const [at, unread] of [
      [1, 1],
      [0, 2],
    ] as const) {
      await bob.post('MessageThreadUser/save', { thread_id: thread });
      expect(await unreadThreads(bob)).not.toContain(thread);
      const { data } = await bob.post('MessageThread/mark-unread', { id: thread, message_id: ids[at] });
      expect(data).toMatchObject({ first_unread_id: ids[at], unread });
      expect(await unreadThreads(bob)).toContain(thread);
    }
  });

  it('accepts only a message of the thread', async () => {
    const [thread, other] = [await startThread(ana), await startThread(ana)];
    const elsewhere = await say(ana, other, 'elsewhere');
    expect((await bob.post('MessageThread/mark-unread', { id: thread, message_id: elsewhere })).errors).toEqual([
      'There is no such message in this thread.',
    ]);
  });

  it('tells the other devices of the person', async () => {
    const thread = await startThread(ana);
    const message = await say(ana, thread, 'one');
    await bob.post('MessageThreadUser/save', { thread_id: thread });
    const known = await unreadThreads(bob);
    const held = bob.get('Message/check-new', { wait: 1, known });
    await bob.post('MessageThread/mark-unread', { id: thread, message_id: message });
    expect((await held).data).toMatchObject({ threads: expect.arrayContaining([thread]) });
  });
});

describe('the setting of what notifies a member', () => {
  it('can be chosen only by them, and is hidden from others', async () => {
    const thread = await startThread(ana);
    expect((await bob.post('MessageThread/notify', { id: thread, notify: 'mentions' })).data).toMatchObject({
      notify: 'mentions',
    });
    expect(await mine(bob, thread)).toMatchObject({ notify: 'mentions' });
    expect(await mine(ana, thread)).toMatchObject({ notify: 'all' });
    const { data } = await ana.get('MessageThreadUser/get', { filters: { thread_id: thread } });
    expect(JSON.stringify(data)).not.toContain('notify');
  });

  it('is one of three', async () => {
    const thread = await startThread(ana);
    const { status, errors } = await bob.post('MessageThread/notify', { id: thread, notify: 'loud' });
    expect([status, errors]).toEqual([400, ['notify must be one of all, mentions, mute.']]);
  });
});

describe('the pinned message', () => {
  it('is the only one of its thread, and any member can change it', async () => {
    const thread = await startThread(ana);
    const [gate, contact] = [await say(ana, thread, 'gate code 4711'), await say(bob, thread, 'ask for Kim')];
    await bob.post('MessageThread/pin', { id: thread, message_id: gate });
    expect(await mine(ana, thread)).toMatchObject({ pinned_message_id: gate });
    await ana.post('MessageThread/pin', { id: thread, message_id: contact });
    expect(await mine(bob, thread)).toMatchObject({ pinned_message_id: contact });
    const { data } = await bob.get(`MessageThread/find/${thread}`, { include: { Pinned: ['message'] } });
    expect(data).toMatchObject({ Pinned: { id: contact, message: 'ask for Kim' } });
    expect((await ana.post('MessageThread/pin', { id: thread, message_id: null })).data).toMatchObject({
      pinned_message_id: null,
    });
  });

  it('must be a message of this thread that was not deleted, and is unpinned when it is', async () => {
    const [thread, other] = [await startThread(ana), await startThread(ana)];
    const elsewhere = await say(ana, other, 'elsewhere');
    expect((await ana.post('MessageThread/pin', { id: thread, message_id: elsewhere })).success).toBe(false);
    const message = await say(ana, thread, 'pinned');
    await ana.post('MessageThread/pin', { id: thread, message_id: message });
    await ana.post('Message/delete', { id: message });
    expect(await mine(bob, thread)).toMatchObject({ pinned_message_id: null });
    expect((await ana.post('MessageThread/pin', { id: thread, message_id: message })).errors).toEqual([
      'A deleted message cannot be pinned.',
    ]);
  });
});

it('MSG054 an open thread is visible to people on the project: they see the pinned message, nothing is unread for them, and they cannot change anything', async () => {
  const thread = await startThread(ana, { job_id: await newJob(['fay']), is_open_thread: 1 });
  const message = await say(ana, thread, 'gate code 4711');
  await ana.post('MessageThread/pin', { id: thread, message_id: message });
  expect(await mine(fay, thread)).toEqual({
    last_read_id: null,
    first_unread_id: null,
    unread: 0,
    notify: 'mute',
    pinned_message_id: message,
  });
  expect((await fay.post('MessageThread/pin', { id: thread, message_id: null })).errors).toEqual([NO_SUCH_THREAD]);
  expect((await fay.post('Message/ok', { id: message, ok: 1 })).errors).toEqual([NO_SUCH_THREAD]);
});
