import { afterAll, describe, expect, it } from 'vitest';
import { openCrew } from './testing/crew.ts';

const { world, id, ana, bob, cat, fay, startThread, say, messagesOf } = await openCrew();

afterAll(() => world.stop());

const everybody = { Members: [id('bob'), id('cat')] };

describe('saying OK', () => {
  it('is stored in the order in which it was said, once for each person', async () => {
    const thread = await startThread(ana, everybody);
    const message = await say(ana, thread, { message: 'Gas leak, keep out of hall 2', needs_ok: 1 });
    expect(await messagesOf(bob, thread)).toMatchObject([{ needs_ok: 1, ok_by: [] }]);
    expect((await cat.post('Message/ok', { id: message, ok: 1 })).data).toEqual({ ok_by: [id('cat')] });
    await bob.post('Message/ok', { id: message, ok: 1 });
    expect((await cat.post('Message/ok', { id: message, ok: 1 })).data).toEqual({ ok_by: [id('cat'), id('bob')] });
    expect(await messagesOf(ana, thread)).toMatchObject([{ ok_by: [id('cat'), id('bob')] }]);
  });

  it('can be taken back', async () => {
    const thread = await startThread(ana, everybody);
    const message = await say(ana, thread, 'no OK asked for, and welcome all the same');
    await bob.post('Message/ok', { id: message, ok: 1 });
    expect((await bob.post('Message/ok', { id: message, ok: 0 })).data).toEqual({ ok_by: [] });
    expect((await bob.post('Message/ok', { id: message, ok: 0 })).data).toEqual({ ok_by: [] });
  });

  it('loses no OK of several at the same time', async () => {
    const thread = await startThread(ana, { Members: [id('bob'), id('cat'), id('fay')] });
    const message = await say(ana, thread, 'all of you');
    await Promise.all([bob, cat, fay].map((by) => by.post('Message/ok', { id: message, ok: 1 })));
    const [row] = await messagesOf(ana, thread);
    expect(new Set(Object(row).ok_by)).toEqual(new Set([id('bob'), id('cat'), id('fay')]));
  });

  it('is refused for one’s own message, a deleted one, or one of a thread that one is not in', async () => {
    const thread = await startThread(ana);
    const message = await say(ana, thread, 'mine');
    expect((await ana.post('Message/ok', { id: message, ok: 1 })).errors).toEqual([
      'This is your own message: others say OK to it.',
    ]);
    expect((await cat.post('Message/ok', { id: message, ok: 1 })).errors).toEqual([
      'Message thread not found, or it is private',
    ]);
    expect(await bob.post('Message/ok', { id: message + 1e6, ok: 1 })).toMatchObject({
      status: 200,
      errors: ['Message thread not found, or it is private'],
    });
    await bob.post('Message/ok', { id: message, ok: 1 });
    await ana.post('Message/delete', { id: message });
    expect((await bob.post('Message/ok', { id: message, ok: 1 })).errors).toEqual(['This message was deleted.']);
    expect(await messagesOf(bob, thread)).toMatchObject([{ needs_ok: 0, ok_by: [], mentions: [] }]);
    expect((await bob.post('Message/ok', { id: message, ok: 'yes' })).status).toBe(400);
  });
});

describe('a poll for changes', () => {
  it('reports an OK and a deletion', async () => {
    const thread = await startThread(ana);
    const message = await say(ana, thread, 'hello');
    const changed = async () => {
      const { time } = await ana.get('Message/get', { filters: { thread_id: thread } });
      return ana.get('Message/get', { filters: { thread_id: thread, updated_at: { gt: time } }, wait: 1 });
    };
    const okayed = changed();
    await expect.poll(() => world.services.bus.held()).toBe(1);
    await bob.post('Message/ok', { id: message, ok: 1 });
    expect((await okayed).data).toMatchObject([{ id: message, ok_by: [id('bob')] }]);
    const deleted = changed();
    await expect.poll(() => world.services.bus.held()).toBe(1);
    await ana.post('Message/delete', { id: message });
    expect((await deleted).data).toMatchObject([{ id: message, is_deleted: 1 }]);
  });
});

describe('a poll for new and changed messages', () => {
  it('returns both, each once, the newest first', async () => {
    const thread = await startThread(ana);
    const [old, first] = [await say(ana, thread, 'old'), await say(ana, thread, 'seen')];
    const { time } = await ana.get('Message/get', { filters: { thread_id: thread } });
    for (const isNew of [{ id: { gt: first } }, { created_at: { gt: time } }]) {
      const filters = { thread_id: thread, any: [isNew, { updated_at: { gt: time } }] };
      const next = await say(bob, thread, 'new');
      await bob.post('Message/ok', { id: old, ok: 1 });
      const order = [['created_at', 'DESC']];
      const { data } = await ana.get('Message/get', { filters, wait: 1, order, fields: ['message'] });
      expect(data).toEqual([...said(next), { id: old, message: 'old' }]);
    }

    function said(last: number) {
      return Array.from({ length: last - first }, (_, n) => ({ id: last - n, message: 'new' }));
    }
  });

  it('with further conditions is a query like any other', async () => {
    const thread = await startThread(ana);
    const own = await say(ana, thread, 'mine');
    const filters = { thread_id: thread, any: [{ author_id: id('ana') }, { id: { gt: own } }] };
    expect((await bob.get('Message/get', { filters, wait: 1 })).data).toMatchObject([{ id: own }]);
  });
});

describe('mentions', () => {
  it('are the members that the text names; others are dropped, and the message is still sent', async () => {
    const thread = await startThread(ana, everybody);
    await say(ana, thread, {
      message: '@bob @fay look at this',
      mentions: [id('bob'), id('fay'), id('eve'), id('ana'), id('bob')],
    });
    expect(await messagesOf(cat, thread)).toMatchObject([{ mentions: [id('bob')], needs_ok: 0, ok_by: [] }]);
  });

  it('that are no list of ids are refused', async () => {
    const thread = await startThread(ana);
    for (const mentions of ['bob', '{"a":1}', '["x"]', '[1.5]']) {
      expect((await ana.post('Message/save', { thread_id: thread, message: 'x', mentions })).status).toBe(400);
    }
  });
});
