import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openCrew } from './crew.ts';

const { world, id, ana, bob, cat, eve, startThread, say } = await openCrew();

afterAll(() => world.stop());

describe('what is new', () => {
  const News = v.object({ threads: v.array(v.number()), users: v.array(v.looseObject({ id: v.number() })) });
  const newsOf = async (by: Caller) => v.parse(News, (await by.get('Message/check-new')).data);

  it('is a thread with a message of somebody else, until it is read', async () => {
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

  it('names colleagues who were active, and nobody of another employer', async () => {
    await world.services.db.system((tx) =>
      tx.updateTable('user').set({ last_active: new Date().toISOString() }).execute(),
    );
    const { users } = await newsOf(eve);
    expect(new Set(users.map((user) => user.id))).toEqual(new Set([id('eve'), id('fay')]));
  });

  it('comes from memory as long as nothing happens', async () => {
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
    await say(ana, await startThread(ana), 'something');
    asked = 0;
    await newsOf(cat);
    expect(asked).toBe(1);
    db.as = as;
  });

  it('marking a thread that is not theirs does nothing', async () => {
    const thread = await startThread(ana);
    expect((await eve.post('MessageThreadUser/save', { thread_id: thread })).data).toEqual({ record_id: 0, slug: '' });
  });

  it('with wait is told when it happens', async () => {
    const thread = await startThread(ana);
    const { threads } = await newsOf(bob);
    const held = bob.get('Message/check-new', { wait: 1, known: threads });
    await say(ana, thread, 'wake up');
    expect(v.parse(News, (await held).data).threads).toContain(thread);
  });
});

describe('searching', () => {
  it('finds unfinished words in subjects, then in messages, in one’s own threads only', async () => {
    const subject = await startThread(ana, { subject: 'Zanzibar compressor' });
    const body = await startThread(ana, { subject: 'Other things' });
    await say(ana, body, 'the zanzibar unit leaks');
    const hidden = await startThread(cat, { Members: [] });
    await say(cat, hidden, 'zanzibar is mine');
    const { data } = await bob.get('MessageThread/search', { terms: 'Zanzi' });
    const hits = v.parse(
      v.array(
        v.object({
          thread_slug: v.string(),
          subject: v.string(),
          message: v.nullable(v.string()),
          message_created_at: v.nullable(v.string()),
        }),
      ),
      data,
    );
    expect(hits.map((hit) => hit.subject)).toEqual(['Zanzibar compressor', 'Other things']);
    expect(hits[1]?.message).toBe('the zanzibar unit leaks');
    expect((await eve.get('MessageThread/search', { terms: 'zanzibar' })).data).toEqual([]);
    expect((await bob.get('MessageThread/search', { terms: "'; drop table message; --" })).data).toEqual([]);
    expect(subject).toBeGreaterThan(0);
  });

  it('does not find what was deleted', async () => {
    const thread = await startThread(ana);
    const message = await say(ana, thread, 'xylophone');
    await ana.post('Message/delete', { id: message });
    expect((await ana.get('MessageThread/search', { terms: 'xylophone' })).data).toEqual([]);
  });
});
