// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Widget } from './record-comments.tsx';
import { messagingTest } from './testing/messaging-test.ts';

const test = messagingTest();
const { user } = test;

const Comments = () => <Widget model="Expense" slug="fuel-7" subject="Comments on Expense" members={[7]} />;

async function open(): Promise<void> {
  await openRemote(Comments, '/expenses/list/fuel-7');
  await act(() => vi.advanceTimersByTimeAsync(0));
}

it('shows what is said about a record, with the box to answer in', async () => {
  test.server.thread = { is_comment_thread: 1, comment_parent_model: 'Expense', comment_parent_slug: 'fuel-7' };
  test.server.receive('Is this the right job?');
  await open();
  expect(await screen.findByText('Is this the right job?')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Yes{Enter}');
  expect(await screen.findByText('Yes')).toBeDefined();
  const asked = test.server.lastAsked('MessageThread/get');
  expect(JSON.parse(asked?.searchParams.get('filters') ?? '')).toMatchObject({ comment_parent_slug: 'fuel-7' });
});

it('begins the thread of a record with its first comment', async () => {
  test.server.threads = [];
  await open();
  expect(await screen.findByText('No comments yet')).toBeDefined();
  await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Receipt is missing');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(test.server.saved.slice(0, 2)).toMatchObject([
      {
        call: 'MessageThread/save',
        fields: {
          is_comment_thread: '1',
          comment_parent_model: 'Expense',
          comment_parent_slug: 'fuel-7',
          Members: '[7]',
        },
      },
      { call: 'Message/save', fields: { thread_id: '31', message: 'Receipt is missing' } },
    ]),
  );
});
