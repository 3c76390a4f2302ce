import type { ThreadHit } from '@fieldspan/contract/messaging-calls';
import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openCrew } from './testing/crew.ts';

const { world, id, ana, bob, cat, eve, startThread, say, newJob } = await openCrew();

afterAll(() => world.stop());

const Hits: v.GenericSchema<unknown, ThreadHit[]> = v.array(
  v.object({
    thread_slug: v.string(),
    subject: v.string(),
    message: v.nullable(v.string()),
    message_created_at: v.nullable(v.string()),
    message_id: v.nullable(v.number()),
  }),
);

const search = async (by: Caller, query: Record<string, unknown>) => {
  const { success, errors, data } = await by.get('MessageThread/search', query);
  if (!success) throw new Error(errors.join(' '));
  return v.parse(Hits, data);
};
const messagesOf = async (by: Caller, query: Record<string, unknown>) =>
  (await search(by, query)).map(({ message }) => message);

const upload = (by: string, values: { width: number | null }) =>
  world.services.db.system(async (tx) => {
    const row = { tenant_id: 1, created_by: id(by), filename: crypto.randomUUID(), original_filename: 'x', ...values };
    return (await tx.insertInto('library_upload').values(row).returning('id').executeTakeFirstOrThrow()).id;
  });

describe('searching', () => {
  it('MSG003 MSG068 finds incomplete words in subjects, then in messages, only in one’s own threads', async () => {
    const subject = await startThread(ana, { subject: 'Zanzibar compressor' });
    const body = await startThread(ana, { subject: 'Other things' });
    const message = await say(ana, body, 'the zanzibar unit leaks');
    const hidden = await startThread(cat, { Members: [] });
    await say(cat, hidden, 'zanzibar is mine');
    const hits = await search(bob, { terms: 'Zanzi', onlyMemberThreads: 1 });
    expect(hits.map((hit) => hit.subject)).toEqual(['Zanzibar compressor', 'Other things']);
    expect(hits.map((hit) => hit.message_id)).toEqual([null, message]);
    expect(hits[1]?.message).toBe('the zanzibar unit leaks');
    expect(await search(eve, { terms: 'zanzibar' })).toEqual([]);
    expect(await search(bob, { terms: "'; drop table message; --" })).toEqual([]);
    expect(subject).toBeGreaterThan(0);
  });

  it('covers only an Admin’s own threads too, and ends with leaving one', async () => {
    const thread = await startThread(bob, { Members: [id('cat')] });
    await say(bob, thread, 'quagmire at the fence');
    expect(await search(ana, { terms: 'quagmire' })).toEqual([]);
    expect(await messagesOf(cat, { terms: 'quagmire' })).toHaveLength(1);
    await cat.post('MessageThread/leave', { id: thread });
    expect(await search(cat, { terms: 'quagmire' })).toEqual([]);
  });

  it('does not find what was deleted', async () => {
    const thread = await startThread(ana);
    const message = await say(ana, thread, 'xylophone');
    await ana.post('Message/delete', { id: message });
    expect(await search(ana, { terms: 'xylophone' })).toEqual([]);
    expect(await search(ana, { terms: 'contents deleted by author' })).toEqual([]);
  });

  it('ranks a message with more occurrences before a newer one', async () => {
    const thread = await startThread(ana);
    await say(ana, thread, 'flange flange flange');
    await say(ana, thread, 'a long story about the weather, in which at its very end there is some flange');
    expect((await messagesOf(ana, { terms: 'flange' }))[0]).toBe('flange flange flange');
  });

  it('requires every word, in any order', async () => {
    const thread = await startThread(ana);
    await say(ana, thread, 'the hoist needs grease');
    expect(await messagesOf(ana, { terms: 'grease hoi' })).toEqual(['the hoist needs grease']);
    expect(await search(ana, { terms: 'hoist paint' })).toEqual([]);
  });

  it('can be limited to subjects', async () => {
    const thread = await startThread(ana, { subject: 'Kestrel nest' });
    await say(ana, thread, 'kestrel seen');
    expect(await search(ana, { terms: 'kestrel', in_messages: 0 })).toMatchObject([
      { subject: 'Kestrel nest', message_id: null },
    ]);
  });
});

describe('a search that is narrowed', () => {
  it('to a person returns their messages, and no subjects', async () => {
    const thread = await startThread(ana, { subject: 'Gasket' });
    await say(ana, thread, 'gasket ordered');
    await say(bob, thread, 'gasket arrived');
    expect(await messagesOf(ana, { terms: 'gasket', from_id: id('bob') })).toEqual(['gasket arrived']);
  });

  it('to photos returns pictures and no other files', async () => {
    const thread = await startThread(ana);
    await say(ana, thread, { message: 'manifold picture', image_id: await upload('ana', { width: 800 }) });
    await say(ana, thread, { message: 'manifold sheet', image_id: await upload('ana', { width: null }) });
    await say(ana, thread, 'manifold words');
    expect(await messagesOf(ana, { terms: 'manifold', has_photo: 1 })).toEqual(['manifold picture']);
  });

  it('to a project returns messages of its threads, and their subjects', async () => {
    const job_id = await newJob();
    const there = await startThread(ana, { subject: 'Trench at the bridge', job_id });
    await say(ana, there, 'trench is open');
    await say(ana, await startThread(ana), 'trench elsewhere');
    expect((await search(ana, { terms: 'trench', job_id })).map(({ message }) => message)).toEqual([
      'trench is open',
      'trench is open',
    ]);
  });

  it('to days includes both days', async () => {
    const thread = await startThread(ana);
    for (const [day, text] of [
      ['2026-03-01T23:59:59.999Z', 'auger before'],
      ['2026-03-02T00:00:00Z', 'auger first'],
      ['2026-03-04T23:59:00Z', 'auger last'],
      ['2026-03-05T00:00:00Z', 'auger after'],
    ] as const) {
      const message = await say(ana, thread, text);
      await world.services.db.system((tx) =>
        tx.updateTable('message').set({ created_at: day }).where('id', '=', message).execute(),
      );
    }
    expect(await messagesOf(ana, { terms: 'auger', since: '2026-03-02', until: '2026-03-04' })).toEqual([
      'auger last',
      'auger first',
    ]);
  });

  it('without words lists the newest matches', async () => {
    const thread = await startThread(ana, { Members: [id('cat')] });
    await say(cat, thread, 'one');
    await say(cat, thread, 'two');
    expect(await messagesOf(ana, { terms: '', from_id: id('cat') })).toEqual(['two', 'one']);
    expect(await search(ana, { terms: '' })).toEqual([]);
    expect(await search(ana, { terms: '…', from_id: id('cat') })).toEqual([]);
  });

  it.each([
    [{ since: 'yesterday' }, /since must be a date/],
    [{ until: '2026-13-01' }, /until must be a date/],
    [{ from_id: 'bob' }, /from_id must be a whole number/],
    [{ has_photo: 'yes' }, /has_photo must be 0 or 1/],
  ])('%j is refused by name', async (wrong, message) => {
    const { status, errors } = await ana.get('MessageThread/search', { terms: 'x', ...wrong });
    expect(status).toBe(400);
    expect(errors.join(' ')).toMatch(message);
  });
});
