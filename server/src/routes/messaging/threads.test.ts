import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { openCrew } from './testing/crew.ts';

const { world, id, ana, bob, cat, eve, fay, startThread, say, messagesOf, newJob } = await openCrew();

afterAll(() => world.stop());

const membersOf = async (thread: number) => {
  const { data } = await ana.get(`MessageThread/find/${thread}`, { include: ['Members'] });
  const { Members } = v.parse(v.object({ Members: v.array(v.looseObject({ id: v.number() })) }), data);
  return new Set(Members.map((member) => member.id));
};

describe('a thread', () => {
  it('MSG022 always has its creator as a member, whoever the request names', async () => {
    const thread = await startThread(ana, { created_by: id('bob') });
    const { data } = await ana.get(`MessageThread/find/${thread}`, { include: ['Members'] });
    const { created_by, Members } = v.parse(
      v.object({ created_by: v.number(), Members: v.array(v.looseObject({ id: v.number() })) }),
      data,
    );
    expect(created_by).toBe(id('ana'));
    expect(new Set(Members.map((member) => member.id))).toEqual(new Set([id('ana'), id('bob')]));
  });

  it('MSG018 needs a subject', async () => {
    expect(await ana.post('MessageThread/save', { Members: [id('bob')] })).toMatchObject({
      success: false,
      errors: ['Subject is required'],
    });
  });

  it('started again with its client_key is one thread, also if both attempts run at the same time', async () => {
    const payload = { subject: 'Gate 4', Members: [id('bob')], client_key: crypto.randomUUID() };
    const tries = await Promise.all([1, 2, 3].map(() => ana.saved('MessageThread/save', payload)));
    tries.push(await ana.saved('MessageThread/save', payload));
    expect(new Set(tries).size).toBe(1);
    expect((await bob.post('MessageThread/save', payload)).success).toBe(false);
  });

  it('accepts only people of the same company', async () => {
    expect(await ana.post('MessageThread/save', { subject: 'x', Members: [id('eve')] })).toMatchObject({
      success: false,
    });
    const thread = await startThread(ana);
    expect(await ana.post('MessageThread/save', { id: thread, Members: [id('eve')] })).toMatchObject({
      success: false,
    });
  });

  it('MSG068 is visible to nobody else, not to an Admin and not to another company', async () => {
    const thread = await startThread(bob, { Members: [id('cat')] });
    await say(bob, thread, 'private');
    for (const stranger of [ana, eve]) {
      expect(await messagesOf(stranger, thread)).toEqual([]);
      expect((await stranger.get(`MessageThread/find/${thread}`)).success).toBe(false);
      expect(await stranger.post('Message/save', { thread_id: thread, message: 'hello' })).toMatchObject({
        status: 200,
        success: false,
        errors: ['Message thread not found, or it is private'],
      });
      expect((await stranger.post('MessageThread/save', { id: thread, Members: [id('ana')] })).success).toBe(false);
      expect((await stranger.post('MessageThread/leave', { id: thread })).success).toBe(false);
    }
  });

  it('MSG062 can be extended by any member, and a shorter list removes nobody', async () => {
    const thread = await startThread(ana);
    await bob.saved('MessageThread/save', { id: thread, Members: [id('cat')] });
    await say(cat, thread, 'thanks');
    await say(ana, thread, 'welcome');
    expect(await messagesOf(bob, thread)).toHaveLength(2);
  });

  it('MSG054 MSG055 MSG070 can be switched between open and private only if it belongs to a job or service', async () => {
    const direct = await startThread(ana);
    expect(await ana.post('MessageThread/save', { id: direct, is_open_thread: 1 })).toMatchObject({
      success: false,
      errors: ['Only threads of a project or service can be open or private.'],
    });
    const job = await newJob(['fay']);
    const thread = await startThread(ana, { job_id: job });
    expect((await fay.get(`MessageThread/find/${thread}`)).success).toBe(false);
    await bob.saved('MessageThread/save', { id: thread, is_open_thread: 1 });
    expect((await fay.get(`MessageThread/find/${thread}`)).success).toBe(true);
    expect((await cat.get(`MessageThread/find/${thread}`)).success).toBe(false);
    expect((await fay.post('MessageThread/save', { id: thread, is_open_thread: 0 })).success).toBe(false);
    expect((await cat.post('Message/save', { thread_id: thread, message: 'hi' })).success).toBe(false);
  });

  it('MSG054 while open, is joined by people on its project when they write in it, once, and again after leaving', async () => {
    const thread = await startThread(ana, { job_id: await newJob(['fay']), is_open_thread: 1 });
    await say(ana, thread, 'who is on site?');
    await Promise.all([say(fay, thread, 'I am'), say(fay, thread, 'at gate 4')]);
    expect(await membersOf(thread)).toEqual(new Set([id('ana'), id('bob'), id('fay')]));
    await fay.post('MessageThread/leave', { id: thread });
    expect(await membersOf(thread)).toEqual(new Set([id('ana'), id('bob')]));
    await fay.saved('MessageThread/save', { id: thread, Members: [id('fay')] });
    await ana.saved('MessageThread/save', { id: thread, is_open_thread: 0 });
    await say(fay, thread, 'still here');
    await fay.post('MessageThread/leave', { id: thread });
    expect((await fay.post('Message/save', { thread_id: thread, message: 'hi' })).success).toBe(false);
    expect((await fay.post('MessageThread/save', { id: thread, Members: [id('fay')] })).success).toBe(false);
  });

  it('MSG054 while open, cannot be joined by people who are not on its project, nor by anybody for others', async () => {
    const thread = await startThread(ana, { job_id: await newJob(['fay']), is_open_thread: 1 });
    for (const stranger of [cat, eve]) {
      expect((await stranger.post('Message/save', { thread_id: thread, message: 'hi' })).success).toBe(false);
    }
    expect((await cat.post('MessageThread/save', { id: thread, Members: [id('cat')] })).success).toBe(false);
    expect((await fay.post('MessageThread/save', { id: thread, Members: [id('cat')] })).success).toBe(false);
    expect(await membersOf(thread)).toEqual(new Set([id('ana'), id('bob')]));
  });

  it('can be renamed by any member, and refuses with a message what a save does not do', async () => {
    const thread = await startThread(ana);
    await bob.saved('MessageThread/save', { id: thread, subject: 'Pump at gate 5' });
    expect((await ana.get(`MessageThread/find/${thread}`)).data).toMatchObject({ subject: 'Pump at gate 5' });
    const job = await newJob(['ana']);
    const refused = [{ subject: ' ' }, { archived: 1 }, { job_id: job }];
    for (const change of refused) {
      expect(await ana.post('MessageThread/save', { id: thread, ...change })).toMatchObject({ success: false });
    }
    expect((await cat.post('MessageThread/save', { id: thread, subject: 'Mine' })).success).toBe(false);
    expect((await ana.get(`MessageThread/find/${thread}`)).data).toMatchObject({
      subject: 'Pump at gate 5',
      archived: 0,
      job_id: null,
    });
  });

  it('is saved again with what it has, of a service too and when it is archived', async () => {
    const call = (job_num: string) => ana.saved('Service/save', { job_num, job_name: 'Leak' });
    const [service_id, other] = [await call('S-71'), await call('S-72')];
    const thread = await startThread(ana, { service_id });
    await ana.saved('MessageThread/save', { id: thread, subject: 'Pump at gate 6', service_id });
    expect((await ana.post('MessageThread/save', { id: thread, service_id: other })).errors).toEqual([
      'A thread stays with the project or service that it was started for.',
    ]);
    const direct = await startThread(ana);
    await bob.post('MessageThread/leave', { id: direct });
    expect(await ana.saved('MessageThread/save', { id: direct, subject: 'Pump at gate 4', archived: 1 })).toBe(direct);
    expect((await ana.post('MessageThread/save', { id: direct, subject: 'Pump at gate 7' })).errors).toEqual([
      'This thread is archived.',
    ]);
  });

  it('lets its creator, and an Admin who is a member, remove people; nobody else', async () => {
    const thread = await startThread(bob, { Members: [id('cat'), id('fay'), id('ana')] });
    const remove = (by: typeof ana, name: string) =>
      by.post('MessageThread/remove-member', { id: thread, user_id: id(name) });
    expect((await cat.post('MessageThread/remove-member', { id: thread, user_id: id('fay') })).success).toBe(false);
    expect((await remove(eve, 'fay')).success).toBe(false);
    expect((await remove(bob, 'bob')).success).toBe(false);
    expect((await remove(bob, 'cat')).success).toBe(true);
    expect((await remove(bob, 'cat')).success).toBe(false);
    expect((await remove(ana, 'fay')).success).toBe(true);
    expect(await membersOf(thread)).toEqual(new Set([id('ana'), id('bob')]));
    expect((await cat.get(`MessageThread/find/${thread}`)).success).toBe(false);
    expect((await cat.post('Message/save', { thread_id: thread, message: 'hi' })).success).toBe(false);
    const elsewhere = await startThread(bob, { Members: [id('cat')] });
    expect((await ana.post('MessageThread/remove-member', { id: elsewhere, user_id: id('cat') })).success).toBe(false);
  });

  it('MSG054 of a service, while open, is visible with its files to people who are assigned or work on it', async () => {
    const service = await world.services.db.system(async (tx) => {
      const row = { tenant_id: 1, job_name: 'Boiler', job_num: crypto.randomUUID(), assigned_to: id('fay') };
      const { id: made } = await tx.insertInto('service').values(row).returning('id').executeTakeFirstOrThrow();
      await tx
        .insertInto('service_personnel')
        .values({ tenant_id: 1, service_id: made, user_id: id('cat') })
        .execute();
      return made;
    });
    const file = await world.services.db.system((tx) =>
      tx
        .insertInto('library_upload')
        .values({ tenant_id: 1, created_by: id('ana'), filename: `${crypto.randomUUID()}.png` })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const thread = await startThread(ana, { service_id: service, is_open_thread: 1 });
    await say(ana, thread, { message: 'the wiring', image_id: file.id });
    for (const by of [fay, cat]) {
      expect(await messagesOf(by, thread)).toMatchObject([{ message: 'the wiring', image_id: file.id }]);
      expect((await by.get(`LibraryUpload/find/${file.id}`)).success).toBe(true);
    }
    expect(await messagesOf(eve, thread)).toEqual([]);
    await ana.saved('MessageThread/save', { id: thread, is_open_thread: 0 });
    for (const by of [fay, cat]) {
      expect(await messagesOf(by, thread)).toEqual([]);
      expect((await by.get(`LibraryUpload/find/${file.id}`)).success).toBe(false);
    }
  });

  it('can be linked only to a job that its author may read', async () => {
    const job = await newJob();
    expect((await bob.post('MessageThread/save', { subject: 'x', job_id: job })).success).toBe(false);
    expect((await eve.post('MessageThread/save', { subject: 'x', job_id: job })).success).toBe(false);
  });

  it('of comments exists once for each record: the next commenter joins it', async () => {
    const slug = await world.services.db.system(async (tx) => {
      const inserted = tx.insertInto('contact').values({ tenant_id: 1, name: 'Acme' }).returning('slug');
      return (await inserted.executeTakeFirstOrThrow()).slug;
    });
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ module_permissions: '{"Contacts":{"read":1}}' })
        .where('user_id', '=', id('fay'))
        .where('tenant_id', '=', 1)
        .execute(),
    );
    const comment = {
      subject: 'Acme',
      is_comment_thread: 1,
      comment_parent_model: 'Contact',
      comment_parent_slug: slug,
    };
    const first = await ana.saved('MessageThread/save', comment);
    expect(await fay.saved('MessageThread/save', comment)).toBe(first);
    await say(fay, first, 'They moved');
    expect((await bob.post('MessageThread/save', comment)).success).toBe(false);
  });
});

/** A member as the API returns them; only bob, who wrote, has read the thread. */
const people = (name: string, field: object) =>
  expect.objectContaining({ id: id(name), last_read: name === 'bob' ? expect.any(String) : null, ...field });

it('CALL058 a thread is found by slug with its people, its project and what was said last, in the fields asked for', async () => {
  const job_id = await newJob();
  const thread = await startThread(ana, { job_id });
  await say(bob, thread, 'on my way');
  const found = await ana.get(`MessageThread/find/${thread}`);
  const { slug } = v.parse(v.object({ slug: v.string() }), found.data);
  const include = { User: ['first_name'], Members: ['last_name'], Job: ['job_name'], Service: ['job_name'] };
  const { success, data } = await ana.get(`MessageThread/find/${slug}`, {
    include,
    fields: ['subject', 'last_message'],
  });
  expect(success).toBe(true);
  expect(data).toEqual({
    id: thread,
    subject: 'Pump at gate 4',
    last_message: 'on my way',
    User: [people('ana', { first_name: 'ana' }), people('bob', { first_name: 'bob' })],
    Members: [people('ana', { last_name: 'Test' }), people('bob', { last_name: 'Test' })],
    Job: { id: job_id, job_name: 'Bridge' },
    Service: null,
  });
});

describe('leaving', () => {
  it('MSG051 MSG052 MSG069 archives a direct thread; nobody can post to it or join it again', async () => {
    const thread = await startThread(ana);
    expect((await bob.post('MessageThread/leave', { id: thread })).data).toEqual({ archived: 1 });
    expect((await ana.post('Message/save', { thread_id: thread, message: 'still there?' })).success).toBe(false);
    expect((await ana.post('MessageThread/save', { id: thread, Members: [id('cat')] })).success).toBe(false);
    expect((await bob.get(`MessageThread/find/${thread}`)).success).toBe(false);
    expect((await ana.get(`MessageThread/find/${thread}`)).data).toMatchObject({ archived: 1 });
  });

  it('does not archive the thread of a job', async () => {
    const thread = await startThread(ana, { job_id: await newJob() });
    expect((await bob.post('MessageThread/leave', { id: thread })).data).toEqual({ archived: 0 });
    await say(ana, thread, 'we go on');
  });
});
