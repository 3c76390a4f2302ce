// @vitest-environment jsdom
import { look } from '@fieldspan/api/reach';
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Widget } from './record-comments.tsx';
import { messagingTest } from './testing/messaging-test.ts';
import { person } from './testing/thread-server.ts';

const test = messagingTest();
const { user, wait } = test;

let slug: string;

beforeEach(() => {
  // A new record for each test: its drafts outlive a screen.
  slug = crypto.randomUUID();
});

const Comments = () => <Widget model="Expense" slug={slug} subject="Comments on Expense" members={[7]} />;

async function open(): Promise<HTMLElement> {
  await openRemote(Comments, '/expenses/list/fuel-7');
  await act(() => vi.advanceTimersByTimeAsync(0));
  return screen.findByRole('textbox', { name: 'Message' });
}

const ofExpense = () => ({ is_comment_thread: 1, comment_parent_model: 'Expense', comment_parent_slug: slug });

it('shows the comments of a record, with the box to reply', async () => {
  test.server.thread = ofExpense();
  test.server.receive('Is this the right job?');
  const box = await open();
  expect(await screen.findByText('Is this the right job?')).toBeDefined();
  await user.type(box, 'Yes{Enter}');
  expect(await screen.findByText('Yes')).toBeDefined();
  expect(test.server.all('MessageThread/save')).toEqual([]);
  const asked = test.server.lastAsked('MessageThread/get');
  expect(JSON.parse(asked?.searchParams.get('filters') ?? '')).toMatchObject({ comment_parent_slug: slug });
});

describe('the first comment of a record', () => {
  beforeEach(() => {
    test.server.threads = [];
  });

  it('creates its thread, and the box stays where it is', async () => {
    const box = await open();
    expect(screen.getByText('No comments yet')).toBeDefined();
    test.server.thread = { ...ofExpense(), id: 31 };
    test.server.threads = null;
    await user.type(box, 'Receipt is missing{Enter}');
    await user.type(box, 'and the');
    await wait(200);
    expect(test.server.saved.slice(0, 2)).toMatchObject([
      { call: 'MessageThread/save', fields: { is_comment_thread: '1', comment_parent_slug: slug, Members: '[7]' } },
      { call: 'Message/save', fields: { thread_id: '31', message: 'Receipt is missing' } },
    ]);
    expect(await screen.findByRole('region', { name: 'Messages' })).toBeDefined();
    expect(document.activeElement).toBe(box);
    expect(box).toHaveProperty('value', 'and the');
  });

  it('waits without a network where it was written, in order with the next ones, and is sent when there is one', async () => {
    test.server.isOffline = true;
    const box = await open();
    await user.type(box, 'one{Enter}two{Enter}');
    await wait(200);
    expect(screen.queryByText('No comments yet')).toBeNull();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('one'),
      expect.stringContaining('two'),
    ]);
    test.server.isOffline = false;
    await act(() => look());
    await wait(200);
    expect(test.server.messages.map(({ message }) => message)).toEqual(['one', 'two']);
    expect(new Set(test.sends().map(({ thread_id }) => thread_id))).toEqual(new Set(['31']));
  });

  it('goes back into the box to be changed when it was refused', async () => {
    test.server.refusedCall = 'MessageThread/save';
    test.server.refusals = ['Not yours to see.'];
    const box = await open();
    await user.type(box, 'Typo{Enter}');
    expect(await screen.findByText('Not sent. Not yours to see.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await wait(50);
    expect(box).toHaveProperty('value', 'Typo');
    expect(screen.getByText('No comments yet')).toBeDefined();
    await user.clear(box);
  });
});

it('people who may read the comments and are not members join them by writing', async () => {
  test.server.thread = { ...ofExpense(), Members: [Object.assign(person(7), { last_read: null })] };
  test.server.receive('Is this the right job?');
  const box = await open();
  await screen.findByText('Is this the right job?');
  await user.type(box, 'Yes{Enter}');
  await wait(200);
  expect(
    test.server.saved
      .map(({ call }) => call)
      .filter((call) => call.endsWith('/save'))
      .slice(-2),
  ).toEqual(['MessageThread/save', 'Message/save']);
});
