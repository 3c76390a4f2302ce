import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../testing/caller.ts';
import { openCrew } from './testing/crew.ts';

const { world, id, ana, bob, eve, fay, say, startThread, messagesOf } = await openCrew();

afterAll(() => world.stop());

const staff = (name: string, isStaff: boolean) =>
  world.services.db.system((tx) =>
    tx.updateTable('user_secret').set({ master_key_allowed: isStaff }).where('user_id', '=', id(name)).execute(),
  );
const support = { subject: 'Support', is_help_chat: 1, is_open_thread: 0, Members: [] };
const ThreadsSchema = v.array(v.looseObject({ id: v.number(), subject: v.string() }));
const inbox = async (caller: Caller) => v.parse(ThreadsSchema, (await caller.get('MessageThread/support-inbox')).data);
const enter = (caller: Caller, thread: number) => caller.post('MessageThread/enter-support', { id: thread });

let thread: number;

beforeAll(async () => {
  await staff('eve', true);
  thread = await ana.saved('MessageThread/save', support);
});
beforeEach(() => staff('fay', false));

describe('the inbox of support', () => {
  it('has nothing of a thread in which nothing was asked yet', async () => {
    expect(await inbox(eve)).toEqual([]);
  });

  it('has what was asked in a company where nobody of the staff works now, with company and name', async () => {
    await startThread(ana);
    await say(ana, thread, 'The printer is not found.');
    expect((await eve.get('MessageThread/support-inbox')).data).toEqual([
      {
        tenant_id: 1,
        company: expect.any(String),
        id: thread,
        slug: expect.any(String),
        subject: 'Support',
        asker: expect.stringMatching(/\S/),
        last_message: 'The printer is not found.',
        last_message_at: expect.any(String),
        last_by: expect.stringMatching(/\S/),
        is_answered: false,
        unread: 1,
      },
    ]);
  });

  it('is answered in the thread, and the asker sees the name of who answers', async () => {
    expect((await enter(eve, thread)).data).toEqual({ tenant_id: 1, slug: expect.any(String) });
    await eve.saved('User/save', { id: id('eve'), tenant_id: 1 });
    await say(eve, thread, 'Which trailer?');
    await eve.saved('User/save', { id: id('eve'), tenant_id: 2 });
    expect(await inbox(eve)).toMatchObject([{ id: thread, is_answered: true, last_message: 'Which trailer?' }]);
    const { data } = await ana.get('Message/get', {
      filters: { thread_id: thread, message: 'Which trailer?' },
      include: ['Author'],
    });
    const [answer] = v.parse(
      v.array(v.looseObject({ Author: v.looseObject({ id: v.number(), first_name: v.string() }) })),
      data,
    );
    expect(answer?.Author).toMatchObject({ id: id('eve'), first_name: expect.stringMatching(/\S/) });
  });

  it('puts what waits for an answer first', async () => {
    const other = await bobAsks();
    expect((await inbox(eve)).map((each) => each.id)).toEqual([other, thread]);
  });

  it('is open to a colleague who came later, who enters twice at once and is a member once', async () => {
    await staff('fay', true);
    expect((await inbox(fay)).map((each) => each.id)).toContain(thread);
    const answers = await Promise.all([enter(fay, thread), enter(fay, thread), enter(fay, thread)]);
    expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
    await fay.saved('User/save', { id: id('fay'), tenant_id: 1 });
    expect((await messagesOf(fay, thread)).length).toBeGreaterThan(1);
    expect(await fay.get('Contact/get')).toMatchObject({ success: false });
    await fay.saved('User/save', { id: id('fay'), tenant_id: 2 });
  });

  it('is nobody else’s: an Admin, and who is no staff any more', async () => {
    for (const caller of [ana, fay]) {
      expect(await caller.get('MessageThread/support-inbox')).toMatchObject({
        success: false,
        errors: ['Only the staff of the provider answer support threads.'],
      });
      expect(await enter(caller, thread)).toMatchObject({ success: false });
    }
  });

  it('opens no other thread of a company, whatever is asked', async () => {
    const own = await startThread(ana);
    await say(ana, own, 'Between us.');
    expect(await enter(eve, own)).toMatchObject({
      success: false,
      errors: ['This support thread is closed, or its company has closed it to you.'],
    });
  });

  it('is closed by a company that lets the staff go', async () => {
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('tenant_id', '=', 1)
        .where('user_id', '=', id('eve'))
        .execute(),
    );
    expect(await inbox(eve)).toEqual([]);
    expect(await enter(eve, thread)).toMatchObject({ success: false });
  });
});

/** Another Admin of the company asks. */
async function bobAsks(): Promise<number> {
  await world.services.db.system((tx) =>
    tx
      .updateTable('user_permission')
      .set({ role_type: 'Admin' })
      .where('tenant_id', '=', 1)
      .where('user_id', '=', id('bob'))
      .execute(),
  );
  const asked = await bob.saved('MessageThread/save', support);
  await say(bob, asked, 'How do I export?');
  return asked;
}
