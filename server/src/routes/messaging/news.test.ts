import * as v from 'valibot';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openCrew } from './testing/crew.ts';

const { world, id, ana, bob, cat, eve, startThread, say } = await openCrew();

afterAll(() => world.stop());

/** A new thread with a message of Ana's that this person has not read. */
async function unreadBy(reader: Caller): Promise<number> {
  const thread = await startThread(ana, { Members: [reader.session.user_id] });
  await say(ana, thread, 'unread');
  return thread;
}

describe('what is new', () => {
  const News = v.object({ threads: v.array(v.number()), users: v.array(v.looseObject({ id: v.number() })) });
  const newsOf = async (by: Caller) => v.parse(News, (await by.get('Message/check-new')).data);

  it('MSG056 MSG057 is a thread with a message of somebody else, until it is read', async () => {
    const thread = await startThread(ana);
    expect((await newsOf(bob)).threads).not.toContain(thread);
    const message = await say(ana, thread, 'news');
    expect((await newsOf(bob)).threads).toContain(thread);
    expect((await newsOf(ana)).threads).not.toContain(thread);
    await bob.post('MessageThreadUser/save', { thread_id: thread });
    expect((await newsOf(bob)).threads).not.toContain(thread);
    await bob.post('MessageThreadUser/save', { thread_id: thread, last_read_message_id: message - 1 });
    expect((await newsOf(bob)).threads).toContain(thread);
  });

  it('lists colleagues who were active, and nobody of another company', async () => {
    await world.services.db.system((tx) =>
      tx.updateTable('user').set({ last_active: new Date().toISOString() }).execute(),
    );
    const { users } = await newsOf(eve);
    expect(new Set(users.map((user) => user.id))).toEqual(new Set([id('eve'), id('fay')]));
  });

  it('MSG079 comes from memory while nobody writes to them', async () => {
    await newsOf(cat);
    let asked = 0;
    const { db } = world.services;
    const as = db.as;
    db.as = (identity, fn) => {
      asked += 1;
      return as(identity, fn);
    };
    await newsOf(cat);
    await newsOf(cat);
    expect(asked).toBe(0);
    await say(ana, await startThread(ana), 'nothing of hers');
    asked = 0;
    await newsOf(cat);
    expect(asked).toBe(0);
    await say(ana, await startThread(ana, { Members: [id('cat')] }), 'something');
    asked = 0;
    await newsOf(cat);
    expect(asked).toBe(1);
    db.as = as;
  });

  it('marking a thread that is not theirs does nothing', async () => {
    const thread = await startThread(ana);
    expect((await eve.post('MessageThreadUser/save', { thread_id: thread })).data).toEqual({ record_id: 0, slug: '' });
  });

  it('with wait returns when something happens', async () => {
    const thread = await startThread(ana);
    const { threads } = await newsOf(bob);
    const held = bob.get('Message/check-new', { wait: 1, known: threads });
    await say(ana, thread, 'wake up');
    expect(v.parse(News, (await held).data).threads).toContain(thread);
  });

  it('with wait is told at once when other threads are unread than are known', async () => {
    await startThread(ana, { Members: [id('dan')] });
    const dan = await world.signIn('dan');
    const [first, second] = [await unreadBy(dan), await unreadBy(dan)];
    const waited = async (known: number[]) =>
      v.parse(News, (await dan.get('Message/check-new', { wait: 1, known })).data).threads.toSorted((a, b) => a - b);
    const unread = [first, second].toSorted((a, b) => a - b);
    for (const known of [[], [first], [first, second + 1e6], [second, second + 1e6], [first, second, second + 1e6]])
      expect(await waited(known)).toEqual(unread);
  });

  it('with wait ends with what is unread when the reader leaves', async () => {
    const known = [await unreadBy(cat), ...(await newsOf(cat)).threads];
    const reader = new AbortController();
    const held = cat.get('Message/check-new', { wait: 1, known: [...new Set(known)] }, reader.signal);
    await expect.poll(() => world.services.bus.held()).toBe(1);
    reader.abort();
    expect(new Set(v.parse(News, (await held).data).threads)).toEqual(new Set(known));
  });

  it('with wait reads nothing when others write to others', async () => {
    const thread = await startThread(ana);
    const { threads } = await newsOf(bob);
    const answered = vi.fn<() => void>();
    const held = bob.get('Message/check-new', { wait: 1, known: threads }).then((answer) => {
      answered();
      return answer;
    });
    await expect.poll(() => world.services.bus.held()).toBe(1);
    await say(ana, await startThread(ana, { Members: [id('cat')] }), 'not for him');
    expect(answered).not.toHaveBeenCalled();
    await say(ana, thread, 'for him');
    expect(v.parse(News, (await held).data).threads).toContain(thread);
  });

  it('is reported by another process too', async () => {
    const elsewhere = await world.elsewhere();
    const thread = await startThread(ana);
    const { threads } = await newsOf(bob);
    const held = bob.through(elsewhere, 'Message/check-new', { wait: 1, known: threads });
    const stream = bob.through(elsewhere, 'Message/get', { filters: { thread_id: thread }, wait: 1 });
    await say(ana, thread, 'from the other process');
    expect(v.parse(News, (await held).data).threads).toContain(thread);
    expect((await stream).data).toMatchObject([{ message: 'from the other process' }]);
  });

  it('counts a thread that somebody is added to later', async () => {
    const thread = await startThread(ana);
    await say(ana, thread, 'before cat came');
    expect((await newsOf(cat)).threads).not.toContain(thread);
    await bob.saved('MessageThread/save', { id: thread, Members: [id('cat')] });
    expect((await newsOf(cat)).threads).toContain(thread);
  });
});
