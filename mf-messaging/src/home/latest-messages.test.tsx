// @vitest-environment jsdom
import { openPart } from '@fieldspan/federation/testing/open-part';
import { person, signedIn } from '@fieldspan/records/testing/signed-in';
import type { Stored } from '@fieldspan/records/testing/signed-in';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LatestMessages } from './latest-messages.tsx';

let stored: Stored;

beforeEach(() => {
  stored = { 'User/find/dana': { data: person({ role_type: 'Admin' }) } };
  signedIn(stored);
});
afterEach(cleanup);

const card = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the latest threads, and which of them are unread', async () => {
  const said = { last_message: 'Clamps, please', last_message_at: null, LastAuthor: null };
  stored['MessageThread/get'] = { data: [{ id: 3, slug: 'level-3', subject: 'Level 3', ...said }] };
  stored['Message/check-new'] = { data: { threads: [3], users: [] } };
  await openPart(LatestMessages, {});
  expect(await (await card('Messages')).findByText('Unread')).toBeDefined();
});

it('shows a failure in its card and retries there', async () => {
  // React logs what an error boundary caught.
  const caught = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stored['MessageThread/get'] = { success: false, errors: ['Messages are away.'] };
  await openPart(LatestMessages, {});
  const messages = await card('Messages');
  expect(await messages.findByText('Messages are away.')).toBeDefined();
  stored['MessageThread/get'] = { data: [] };
  await userEvent.click(messages.getByRole('button', { name: 'Try again' }));
  expect(await messages.findByText('No messages yet')).toBeDefined();
  expect(String(caught.mock.calls)).toContain('MessageThread/get: refused');
});
