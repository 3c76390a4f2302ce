import * as v from 'valibot';
import { afterAll, describe, expect, it } from 'vitest';
import { openCrew } from './testing/crew.ts';

const { world, id, ana, bob, eve, startThread, say, messagesOf } = await openCrew();

afterAll(() => world.stop());

const support = { subject: 'Support', is_help_chat: 1, Members: [] };
const membersOf = async (thread: number) => {
  const { data } = await ana.get(`MessageThread/find/${thread}`, { include: ['Members'] });
  const { Members } = v.parse(v.object({ Members: v.array(v.looseObject({ id: v.number() })) }), data);
  return Members.map((member) => member.id);
};

describe('a support thread', () => {
  it('is refused while the provider has no staff, and stores nothing', async () => {
    expect(await ana.post('MessageThread/save', support)).toMatchObject({
      success: false,
      errors: ['There is nobody at the provider to write to yet.'],
    });
  });

  it('SHELL004 MSG073 adds the provider’s staff, who see that thread and nothing else of the company', async () => {
    await world.services.db.system((tx) =>
      tx.updateTable('user_secret').set({ master_key_allowed: true }).where('user_id', '=', id('eve')).execute(),
    );
    const other = await startThread(ana);
    const thread = await ana.saved('MessageThread/save', support);
    expect(await membersOf(thread)).toEqual(expect.arrayContaining([id('ana'), id('eve')]));
    await say(ana, thread, 'The printer of the trailer is not found.');

    await eve.saved('User/save', { id: id('eve'), tenant_id: 1 });
    expect(await messagesOf(eve, thread)).toHaveLength(1);
    await say(eve, thread, 'Which trailer?');
    expect(await messagesOf(ana, thread)).toHaveLength(2);
    expect(await messagesOf(eve, other)).toEqual([]);
    expect(await eve.get('Contact/get')).toMatchObject({ success: false });
    await eve.saved('User/save', { id: id('eve'), tenant_id: 2 });
  });

  it('SHELL004 SHELL017 can be started only by an Admin', async () => {
    expect(await bob.post('MessageThread/save', support)).toMatchObject({
      success: false,
      errors: ['Only an Admin can start a support thread.'],
    });
  });

  it('SHELL004 adds staff again who had been removed', async () => {
    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('tenant_id', '=', 1)
        .where('user_id', '=', id('eve'))
        .execute(),
    );
    const thread = await ana.saved('MessageThread/save', support);
    expect(await membersOf(thread)).toContain(id('eve'));
  });

  it('is answered again after the company removed all staff and an Admin asks again', async () => {
    const thread = await ana.saved('MessageThread/save', { ...support, is_open_thread: 0, Members: [id('bob')] });
    const letGo = () => ana.post('MessageThread/remove-member', { id: thread, user_id: id('eve') });
    expect(await letGo()).toMatchObject({ success: true });
    expect(await membersOf(thread)).not.toContain(id('eve'));
    expect(await bob.post('MessageThread/save', { id: thread, is_help_chat: 1 })).toMatchObject({
      success: false,
      errors: ['Your company has removed support from this thread. An Admin can ask support again.'],
    });
    await Promise.all([1, 2].map(() => ana.saved('MessageThread/save', { id: thread, is_help_chat: 1 })));
    expect((await membersOf(thread)).filter((member) => member === id('eve'))).toHaveLength(1);
    expect(await bob.post('MessageThread/save', { id: thread, is_help_chat: 1 })).toMatchObject({ success: true });

    await world.services.db.system((tx) =>
      tx
        .updateTable('user_permission')
        .set({ is_inactive: 1 })
        .where('tenant_id', '=', 1)
        .where('user_id', '=', id('eve'))
        .execute(),
    );
    await ana.saved('MessageThread/save', { id: thread, is_help_chat: 1 });
    await eve.saved('User/save', { id: id('eve'), tenant_id: 1 });
    await say(ana, thread, 'Are you there again?');
    expect((await messagesOf(eve, thread)).map(({ message }) => message)).toEqual(['Are you there again?']);
    await eve.saved('User/save', { id: id('eve'), tenant_id: 2 });
  });

  it('alone is answered so: no staff are added to another thread', async () => {
    const thread = await startThread(ana);
    await ana.saved('MessageThread/save', { id: thread, is_help_chat: 1 });
    expect(await membersOf(thread)).not.toContain(id('eve'));
  });
});
