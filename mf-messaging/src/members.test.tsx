// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { queryClient } from '@fieldspan/api/query-client';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { giveRoom } from './testing/give-room.ts';
import { ThreadServer, person } from './testing/thread-server.ts';

// Loads the lazy parts in advance, because a busy machine takes long for them.
beforeAll(async () => {
  await Promise.all([
    import('./thread/members/add-members-dialog.tsx'),
    import('./thread/members/subject-dialog.tsx'),
    import('@fieldspan/ui/confirm-dialog'),
  ]);
}, 60_000);

let server: ThreadServer;
const user = userEvent.setup();

beforeEach(() => {
  giveRoom();
  server = new ThreadServer();
  server.start();
  signInAfresh();
});

afterEach(cleanup);

async function openMembers() {
  await openRemote(App, '/message/stone-road');
  return within(await screen.findByRole('complementary', { name: 'Members' }));
}

it('MSG028 MSG032 lists the members, each with a link to the profile', async () => {
  const panel = await openMembers();
  expect(panel.getByRole('heading', { name: '2 members' })).toBeDefined();
  expect(panel.getByRole('link', { name: /Person7 Roy/ }).getAttribute('href')).toBe('/employee/person7/profile');
});

it('ERR018 MSG061 MSG062 CALL061 adds people who are not members yet, and keeps those who are', async () => {
  const panel = await openMembers();
  await user.click(panel.getByRole('button', { name: 'Add' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to this thread' }));
  await user.click(await dialog.findByRole('checkbox', { name: /Person9/ }));
  expect(dialog.queryByRole('checkbox', { name: /Person7|Dana/ })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() =>
    expect(server.saved).toContainEqual({
      call: 'MessageThread/save',
      fields: { id: String(server.threadId), Members: '[4,7,9]' },
    }),
  );
  await waitFor(() =>
    expect(store.get(alertsAtom)).toContainEqual(
      expect.objectContaining({ type: 'success', message: 'User added to thread!' }),
    ),
  );
});

it('MSG069 CALL062 leaves only after asking, and goes back to the messages', async () => {
  const panel = await openMembers();
  await user.click(panel.getByRole('button', { name: 'Leave thread' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Leave thread' }));
  expect(server.saved.map(({ call }) => call)).not.toContain('MessageThread/leave');
  await user.click(dialog.getByRole('button', { name: 'Leave thread' }));
  await waitFor(() => expect(window.location.pathname).toBe('/messages'));
  expect(server.saved).toContainEqual({ call: 'MessageThread/leave', fields: { id: String(server.threadId) } });
});

it('MSG052 can neither be changed nor left once the thread is archived', async () => {
  server.thread = { archived: 1 };
  const panel = await openMembers();
  expect(panel.queryByRole('button', { name: /Add|Leave/ })).toBeNull();
});

const visited = (more: object = {}) => ({
  job_id: 3,
  Job: { id: 3, slug: 'arena', job_num: 'P-7', job_name: 'Arena roof' },
  Members: [Object.assign(person(7), { last_read: null })],
  ...more,
});

it('MSG054 of an open thread can be joined by people who see it; they are offered nothing else', async () => {
  server.thread = visited();
  const panel = await openMembers();
  expect(panel.queryByRole('button', { name: /Add|Leave|subject|Take/ })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Join this thread' }));
  await waitFor(() =>
    expect(server.all('MessageThread/save')).toEqual([{ id: String(server.threadId), Members: '[4]' }]),
  );
});

it('MSG054 somebody who writes in an open thread is a member from then on, and the panel shows it', async () => {
  server.thread = visited();
  const panel = await openMembers();
  expect(panel.getByRole('heading', { name: '1 member' })).toBeDefined();
  server.thread = visited({ Members: [4, 7].map((id) => Object.assign(person(id), { last_read: null })) });
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'I am on site{Enter}');
  await panel.findByRole('heading', { name: '2 members' }, { timeout: 20_000 });
  expect(panel.getByRole('button', { name: 'Leave thread' })).toBeDefined();
}, 30_000);

it('a message that is refused because the thread was archived meanwhile offers a new thread, not a retry', async () => {
  await openMembers();
  server.refusals = ['This thread is archived. Start a new thread with its current members.'];
  server.thread = { archived: 1 };
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'still there?{Enter}');
  expect(await screen.findByRole('button', { name: 'Copy text' }, { timeout: 5000 })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
}, 30_000);

it('the creator of the thread can remove people, after a question; nobody else is offered it', async () => {
  server.thread = { created_by: 7 };
  let panel = await openMembers();
  expect(panel.queryByRole('button', { name: /^Take/ })).toBeNull();
  cleanup();
  queryClient.clear();
  server.thread = { created_by: 4 };
  panel = await openMembers();
  expect(panel.queryByRole('button', { name: /^Take Dana/ })).toBeNull();
  await user.click(panel.getByRole('button', { name: 'Take Person7 Roy out of this thread' }));
  const question = within(await screen.findByRole('dialog'));
  expect(server.all('MessageThread/remove-member')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Take out' }));
  await waitFor(() =>
    expect(server.all('MessageThread/remove-member')).toEqual([{ id: String(server.threadId), user_id: '7' }]),
  );
});

it('any member can change the subject, which cannot be empty; the comments of a record have none of their own', async () => {
  let panel = await openMembers();
  await user.click(panel.getByRole('button', { name: 'Change the subject' }));
  const dialog = within(await screen.findByRole('dialog'));
  const subject = dialog.getByRole('textbox', { name: /Subject/ });
  await user.clear(subject);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Subject is required')).toBeDefined();
  await user.type(subject, 'Gate 5');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(server.all('MessageThread/save')).toEqual([{ id: String(server.threadId), subject: 'Gate 5' }]),
  );
  cleanup();
  queryClient.clear();
  server.thread = { is_comment_thread: 1, comment_parent_model: 'Expense', comment_parent_slug: 's' };
  panel = await openMembers();
  expect(panel.queryByRole('button', { name: 'Change the subject' })).toBeNull();
});
