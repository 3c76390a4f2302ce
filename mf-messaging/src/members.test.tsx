// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { App } from './app.tsx';
import { giveRoom } from './testing/give-room.ts';
import { ThreadServer } from './testing/thread-server.ts';

// What is fetched when it is first shown is here already: a busy machine takes its time over it.
beforeAll(async () => {
  await Promise.all([import('./thread/members/add-members-dialog.tsx'), import('@fieldspan/ui/confirm-dialog')]);
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

it('MSG028 MSG032 lists the members, each leading to a profile', async () => {
  const panel = await openMembers();
  expect(panel.getByRole('heading', { name: '2 members' })).toBeDefined();
  expect(panel.getByRole('link', { name: /Person7 Roy/ }).getAttribute('href')).toBe('/employee/person7/profile');
});

it('ERR018 MSG061 MSG062 CALL061 brings in people who are not members yet, and keeps those who are', async () => {
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
