import { createServer, get } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openCrew } from './testing/crew.ts';

const DELETED = '[message contents deleted by author]';

const { world, id, ana, bob, cat, startThread, say, messagesOf, newJob } = await openCrew();

afterAll(() => world.stop());

describe('a message', () => {
  it('has its sender as author, whatever author_id says', async () => {
    const thread = await startThread(ana);
    await say(ana, thread, { message: 'from me', author_id: id('bob') });
    expect(await messagesOf(bob, thread)).toMatchObject([{ message: 'from me', author_id: id('ana') }]);
  });

  it('MSG019 is not empty', async () => {
    const thread = await startThread(ana);
    expect((await ana.post('Message/save', { thread_id: thread, message: '  ' })).errors).toEqual([
      'Message is required',
    ]);
  });

  it('sent again with its client_key arrives once, also if both attempts run at the same time', async () => {
    const thread = await startThread(ana);
    const client_key = crypto.randomUUID();
    const tries = [1, 2, 3, 4].map(() => say(ana, thread, { message: 'once', client_key }));
    const ids = await Promise.all(tries);
    ids.push(await say(ana, thread, { message: 'once', client_key }));
    expect(new Set(ids).size).toBe(1);
    expect(await messagesOf(ana, thread)).toHaveLength(1);
    expect((await bob.post('Message/save', { thread_id: thread, message: 'mine', client_key })).success).toBe(false);
  });

  it('moves its thread to the top', async () => {
    const thread = await startThread(ana);
    await say(ana, thread, 'first');
    await say(bob, thread, 'x'.repeat(3000));
    const { data } = await ana.get(`MessageThread/find/${thread}`);
    expect(data).toMatchObject({ last_message: 'x'.repeat(500), last_message_by: id('bob') });
  });

  it('MSG058 MSG071 MSG072 can be deleted by its author or an Admin, not by others, and the text that remains tells by whom', async () => {
    const thread = await startThread(bob, { Members: [id('ana'), id('cat')] });
    const [first, second] = [await say(bob, thread, 'secret'), await say(bob, thread, 'another')];
    const refused = await cat.post('Message/save', { id: first, thread_id: thread, message: DELETED });
    expect(refused).toMatchObject({ status: 200, success: false, errors: ['Only its author can delete a message.'] });
    await bob.saved('Message/save', { id: first, thread_id: thread, message: DELETED });
    expect((await ana.post('Message/delete', { id: second })).success).toBe(true);
    expect(await messagesOf(cat, thread)).toMatchObject([
      { message: DELETED, is_deleted: 1 },
      { message: '[message contents deleted by ana Test]', is_deleted: 1 },
    ]);
    const { data } = await cat.get(`MessageThread/find/${thread}`);
    expect(data).toMatchObject({ last_message: '[message contents deleted by ana Test]' });
  });

  it('is deleted by nobody who is not in the thread: not by an Admin, not by an author who left', async () => {
    const NO_SUCH_THREAD = ['Message thread not found, or it is private'];
    const thread = await startThread(ana, { Members: [id('bob'), id('cat')], job_id: await newJob() });
    const message = await say(bob, thread, 'stays');
    for (const by of [ana, bob]) await by.post('MessageThread/leave', { id: thread });
    for (const by of [ana, bob])
      expect((await by.post('Message/delete', { id: message })).errors).toEqual(NO_SUCH_THREAD);
    expect(await messagesOf(cat, thread)).toMatchObject([{ message: 'stays', is_deleted: 0 }]);
    const unknown = await bob.post('Message/delete', { id: message + 1e6 });
    expect(unknown).toMatchObject({ status: 200, errors: NO_SUCH_THREAD });
  });

  it('that is deleted is answered with its slug', async () => {
    const thread = await startThread(ana);
    const message = await say(ana, thread, 'gone');
    const [sent] = await messagesOf(ana, thread);
    expect((await ana.post('Message/delete', { id: message })).data).toEqual({
      record_id: message,
      slug: sent?.['slug'],
    });
    expect(sent?.['slug']).toMatch(/./);
  });

  it('cannot be changed after it was sent', async () => {
    const thread = await startThread(ana);
    const message = await say(ana, thread, 'as it was');
    expect((await ana.post('Message/save', { id: message, thread_id: thread, message: 'other words' })).success).toBe(
      false,
    );
    expect(await messagesOf(ana, thread)).toMatchObject([{ message: 'as it was' }]);
  });

  it('does not make another person’s file readable', async () => {
    const upload = await world.services.db.system((tx) =>
      tx
        .insertInto('library_upload')
        .values({ tenant_id: 1, created_by: id('cat'), filename: 'aa.png' })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const thread = await startThread(ana);
    expect(
      (await ana.post('Message/save', { thread_id: thread, message: 'look', image_id: upload.id })).errors,
    ).toEqual(['The attached file was not found.']);
  });
});

describe('a long poll', () => {
  it('MSG081 returns the message that arrives, in this process', async () => {
    const thread = await startThread(ana);
    const held = messagesOf(bob, thread, { wait: 1 });
    await say(ana, thread, 'at last');
    expect(await held).toMatchObject([{ message: 'at last' }]);
  });

  it('returns at once if there is something after the cursor, and otherwise waits', async () => {
    const thread = await startThread(ana);
    const { time } = await bob.get('Message/get', { filters: { thread_id: thread } });
    await say(ana, thread, 'one');
    const after = { filters: { thread_id: thread, created_at: { gt: time } }, wait: 1 };
    const first = await bob.get('Message/get', after);
    expect(first.data).toMatchObject([{ message: 'one' }]);
    const last = v.parse(v.array(v.looseObject({ created_at: v.string() })), first.data)[0]?.created_at;
    const held = bob.get('Message/get', { filters: { thread_id: thread, created_at: { gt: last } }, wait: 1 });
    await say(ana, thread, 'two');
    expect((await held).data).toMatchObject([{ message: 'two' }]);
  });

  it('repeated on a silent thread reads no table, until there is a message or the rights change', async () => {
    const thread = await startThread(ana);
    const { db } = world.services;
    const [as, asked] = [db.as, vi.fn<() => void>()];
    db.as = (identity, fn) => {
      asked();
      return as(identity, fn);
    };
    const poll = async (by: Caller) => {
      const leaving = new AbortController();
      const held = by.get('Message/get', { filters: { thread_id: thread }, wait: 1 }, leaving.signal).catch(() => null);
      await expect.poll(() => world.services.bus.held()).toBe(1);
      leaving.abort();
      await held;
      await expect.poll(() => world.services.bus.held()).toBe(0);
      return asked.mock.calls.length;
    };
    const first = await poll(bob);
    expect(await poll(bob)).toBe(first);
    expect(await poll(cat)).toBeGreaterThan(first);
    await ana.saved('MessageThread/save', { id: thread, Members: [id('cat')] });
    const joined = asked.mock.calls.length;
    expect(await poll(cat)).toBeGreaterThan(joined);
    db.as = as;
    await say(ana, thread, 'no longer silent');
    expect(await messagesOf(bob, thread, { wait: 1 })).toMatchObject([{ message: 'no longer silent' }]);
  });

  it('ends when the reader disconnects, and keeps nothing', async () => {
    const thread = await startThread(ana);
    const before = world.services.bus.held();
    const reader = new AbortController();
    const held = bob
      .get('Message/get', { filters: { thread_id: thread }, wait: 1 }, reader.signal)
      .catch(() => undefined);
    await expect.poll(() => world.services.bus.held()).toBe(before + 1);
    reader.abort();
    await held;
    await expect.poll(() => world.services.bus.held()).toBe(before);
  });

  it('ends when the connection is cut', async () => {
    const thread = await startThread(ana);
    const answer = getRequestListener(world.app.fetch, { overrideGlobalObjects: false });
    const server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const before = world.services.bus.held();
    const filters = encodeURIComponent(JSON.stringify({ thread_id: thread }));
    const held = get({ port, path: `/api/Message/get?wait=1&filters=${filters}`, headers: bob.headers });
    held.on('error', () => undefined);
    await expect.poll(() => world.services.bus.held()).toBe(before + 1);
    held.destroy();
    await expect.poll(() => world.services.bus.held()).toBe(before);
    server.close();
  });

  it('is refused unless it names one thread', async () => {
    expect(await bob.get('Message/get', { wait: 1 })).toMatchObject({ status: 400 });
  });
});
