// @vitest-environment jsdom
import { rowOf } from '@fieldspan/testing/row-of';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messagingTest } from './testing/messaging-test.ts';
import { person } from './testing/thread-server.ts';

const test = messagingTest(() => [import('./list/search-chips.tsx')]);
const { user, wait, open } = test;

const asked = () => test.server.lastAsked('MessageThread/get');
const filters = () => JSON.parse(asked()?.searchParams.get('filters') ?? '');
const tabs = () => within(screen.getByRole('navigation', { name: 'Threads' })).getAllByRole('link');

const NO_RELATIONS = { Members: [], Job: null, Service: null, LastAuthor: null };
const threadRow = (id: number, more: object = {}) =>
  rowOf('MessageThread', {
    id,
    slug: `t${id}`,
    subject: `Thread ${id}`,
    ...NO_RELATIONS,
    ...more,
  });
const windowWide = (px: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: px <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));

describe('the thread list', () => {
  it('MSG005 MSG012 has six tabs from 730 px on, and fewer below', async () => {
    windowWide(730);
    await open('/messages');
    expect(tabs().map(({ textContent }) => textContent)).toEqual([
      'All',
      'Active',
      'Direct Messages',
      'Record Comments',
      'Project/Service Related',
      'Archived',
    ]);
  });

  it('MSG012 has the other tabs of a narrow window behind a button', async () => {
    windowWide(729);
    await open('/messages');
    expect(tabs().length).toBeLessThan(6);
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    expect(await screen.findByRole('menuitem', { name: 'Archived' })).toBeDefined();
  });

  it.each([
    ['MSG007', 'Active', { archived: 0 }],
    ['MSG009', 'Direct Messages', { is_comment_thread: 0, job_id: null, service_id: null }],
    ['MSG010', 'Record Comments', { is_comment_thread: 1 }],
    ['MSG011', 'Project/Service Related', { any: [{ job_id: { not: null } }, { service_id: { not: null } }] }],
    ['MSG008', 'Archived', { archived: 1 }],
  ])('%s MSG068 CALL057 requests the threads of the tab %s, always only one’s own', async (_, label, wanted) => {
    await open('/messages');
    await user.click(await screen.findByRole('link', { name: label }));
    await wait(0);
    expect(filters()).toEqual(wanted);
    expect(asked()?.searchParams.get('onlyMemberThreads')).toBe('1');
  });

  it('MSG008 MSG050 says that a thread is archived', async () => {
    test.server.threads = [threadRow(1, { archived: 1 })];
    await open('/messages?tab=archived');
    const row = (await screen.findByRole('link', { name: 'Thread 1' })).closest('li');
    expect(within(row ?? document.body).getByText('Archived')).toBeDefined();
  });

  it('MSG006 loads the next page with "More..." and appends it, until one is not full', async () => {
    test.server.threads = Array.from({ length: 50 }, (_, n) => threadRow(n + 1));
    await open('/messages');
    test.server.threads = [threadRow(51)];
    await user.click(await screen.findByRole('button', { name: 'More...' }));
    expect(await screen.findByRole('link', { name: 'Thread 51' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Thread 1' })).toBeDefined();
    expect(asked()?.searchParams.get('page')).toBe('2');
    expect(screen.queryByRole('button', { name: 'More...' })).toBeNull();
  });

  it('MSG049 names five members of a thread and counts the others', async () => {
    test.server.threads = [
      threadRow(1, {
        Members: [21, 22, 23, 24, 25, 26, 27, 28].map((id) => Object.assign(person(id), { last_read: null })),
      }),
    ];
    await open('/messages');
    expect(await screen.findByText('Person21, Person22, Person23, Person24, Person25 and 3 others')).toBeDefined();
  });

  it('says that a thread has more members than were loaded', async () => {
    const Members = [21, 22, 23, 24, 25, 26, 27].map((id) => Object.assign(person(id), { last_read: null }));
    test.server.threads = [{ ...threadRow(1, { Members }), Members_more: true }];
    await open('/messages');
    expect(await screen.findByText(/Person25 and more than 2 others$/)).toBeDefined();
  });

  it('MSG056 MSG079 CALL056 shows what is unread, and polls it every minute', async () => {
    test.server.threads = [threadRow(5)];
    await open('/messages');
    const checks = () => test.server.asked.filter((url) => url.pathname.endsWith('check-new')).length;
    const first = checks();
    test.server.unread = [5];
    await wait(60_000);
    expect(checks() - first).toBe(1);
    expect(await screen.findByRole('link', { name: 'Thread 5, unread' })).toBeDefined();
  });

  it('shows the last message with its mark, also in a thread that was unread before', async () => {
    test.server.threads = [threadRow(5, { last_message: 'On my way' })];
    test.server.unread = [5];
    await open('/messages');
    expect(await screen.findByText(/On my way/)).toBeDefined();
    test.server.threads = [threadRow(5, { last_message: 'At the gate' })];
    await wait(60_000);
    expect(await screen.findByText(/At the gate/)).toBeDefined();
  });

  it('MSG057 shows a thread as read as soon as it is opened', async () => {
    test.server.unread = [test.server.threadId];
    await open('/messages');
    await test.press(await screen.findByRole('link', { name: /Stone Road, unread/ }));
    expect(await screen.findByRole('link', { name: 'Stone Road' })).toBeDefined();
  });

  it('MSG082 stays unchanged if the check for new messages fails', async () => {
    test.server.threads = [threadRow(5)];
    await open('/messages');
    test.server.extra['Message/check-new'] = 'nonsense';
    await wait(60_000);
    delete test.server.extra['Message/check-new'];
    test.server.unread = [5];
    await wait(60_000);
    expect(await screen.findByRole('link', { name: 'Thread 5, unread' })).toBeDefined();
  });

  it('MSG077 MSG080 does not poll a closed thread, and nothing at all while the page is hidden', async () => {
    await test.openThread();
    await user.click(screen.getAllByRole('link', { name: 'Messages' })[0] ?? document.body);
    await screen.findByRole('heading', { name: 'Messages' });
    const before = test.polls().length;
    await wait(60_000);
    expect(test.polls()).toHaveLength(before);
  });
});

describe('searching', () => {
  it('MSG002 MSG003 CONST003 searches subjects after a pause of 250 ms, and messages when ticked', async () => {
    await open('/messages');
    await user.type(await screen.findByRole('searchbox'), 'pump');
    const before = test.server.asked.length;
    await wait(200);
    expect(test.server.asked).toHaveLength(before);
    await wait(60);
    expect(filters()).toEqual({ subject: { like: 'pump' } });

    await test.press(screen.getByRole('checkbox', { name: 'Include messages in search' }));
    await wait(260);
    const search = test.server.lastAsked('/search');
    expect([search?.searchParams.get('terms'), search?.searchParams.get('onlyMemberThreads')]).toEqual(['pump', '1']);
  });

  it('MSG017 CALL059 shows subject, the first hundred characters and the date, and links to the message', async () => {
    const hit = { thread_slug: 'stone-road', subject: 'Stone Road', message: 'x'.repeat(150), message_id: 12 };
    test.server.hits = [{ ...hit, message_created_at: '2026-11-18T15:05:00Z' }];
    await open('/messages?q=sto&in=messages');
    expect(await screen.findByText(`${'x'.repeat(100)}...`)).toBeDefined();
    expect(screen.getByText(/^Wednesday \d+:05 [ap]m$/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Stone Road' }).getAttribute('href')).toBe(
      '/message/stone-road?q=sto&in=messages&at=12',
    );
    expect(screen.getByText('Sto', { selector: 'mark' })).toBeDefined();
  });

  it('is filtered by author, photo and day, and the address contains it', async () => {
    await open('/messages?in=messages');
    await user.click(screen.getByRole('button', { name: 'Has photo' }));
    await user.click(screen.getByRole('button', { name: 'From' }));
    await user.click(await screen.findByRole('combobox', { name: 'Author' }));
    await user.click(await screen.findByRole('option', { name: 'Person7 Roy' }));
    await wait(10);
    expect(Object.fromEntries(test.server.lastAsked('/search')?.searchParams ?? [])).toMatchObject({
      terms: '',
      in_messages: '1',
      from_id: '7',
      has_photo: '1',
    });
    expect(window.location.search).toBe('?in=messages&from=7&photo=1');
    expect(screen.getByRole('button', { name: 'From Person7 Roy' })).toBeDefined();
  });
});

describe('a new thread', () => {
  it('MSG004 MSG018 MSG019 needs a subject and a message', async () => {
    const dialog = await test.openDialog();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Give the thread a subject.')).toBeDefined();
    expect(dialog.getByText('Write a message.')).toBeDefined();
    expect(test.server.saved).toEqual([]);
  });

  it('MSG020 MSG021 offers everybody who has accepted their invitation except oneself', async () => {
    const dialog = await test.openDialog();
    expect(await dialog.findByRole('checkbox', { name: /Person7/ })).toBeDefined();
    expect(dialog.queryByRole('checkbox', { name: /Dana/ })).toBeNull();
    const people = test.server.lastAsked('User/get');
    expect(JSON.parse(people?.searchParams.get('filters') ?? '')).toEqual({ invite_accepted: 1 });
  });

  it('MSG022 MSG023 MSG024 CALL060 is open, has its author as a member, and opens after its first message', async () => {
    const dialog = await test.openDialog();
    await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Crew lunch');
    await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'Friday?');
    await user.click(await dialog.findByRole('checkbox', { name: /Person7/ }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await wait(0);
    expect(test.server.saved.slice(0, 2).map(({ call, fields }) => [call, fields])).toEqual([
      [
        'MessageThread/save',
        {
          created_by: '4',
          subject: 'Crew lunch',
          is_open_thread: '1',
          client_key: expect.any(String),
          Members: '[4,7]',
        },
      ],
      ['Message/save', expect.objectContaining({ thread_id: '31', message: 'Friday?', author_id: '4' })],
    ]);
    expect(window.location.pathname).toBe('/message/new-thread');
  });
});

const list = () => screen.queryByRole('region', { name: 'Message threads' });

it('MSG025 hides the list beside a thread and shows it again', async () => {
  await test.openThread();
  expect(list()).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Hide the thread list' }));
  expect(list()).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the thread list' }));
  expect(list()).not.toBeNull();
});
