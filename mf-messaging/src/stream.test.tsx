// @vitest-environment jsdom
import { alertsAtom } from '@fieldspan/api/alerts';
import { store } from '@fieldspan/api/store';
import { OWN_ID } from '@fieldspan/federation/testing/sign-in-afresh';
import { rowOf } from '@fieldspan/testing/row-of';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messagingTest } from './testing/messaging-test.ts';

const test = messagingTest();
const { user, wait, openThread, polls } = test;

const articles = () => screen.getAllByRole('article');
const filtersOf = (url: URL | undefined) => JSON.parse(url?.searchParams.get('filters') ?? '{}');

describe('what others write', () => {
  it('MSG026 is in the order of the server, with author, picture and time', async () => {
    test.server.fill(2);
    await openThread();
    expect(articles().map((one) => one.getAttribute('aria-label'))).toEqual([
      expect.stringMatching(/^Person7 Roy: Line 1\. \w+day \d+:01 [ap]m$/),
      expect.stringMatching(/^Person7 Roy: Line 2\. \w+day \d+:02 [ap]m$/),
    ]);
    expect(within(articles()[0] ?? document.body).getByText('PR')).toBeDefined();
  });

  it('MSG075 MSG081 CALL063 is polled every 7.5 seconds by the server’s clock, with two seconds of overlap', async () => {
    await openThread();
    await wait(0);
    const first = polls().length;
    await wait(75_000);
    expect(polls().length - first).toBe(10);
    const asked = polls().at(-1);
    expect([asked?.searchParams.get('wait'), asked?.searchParams.get('order')]).toEqual([
      '1',
      '[["created_at","DESC"],["id","DESC"]]',
    ]);
    expect(filtersOf(asked)).toMatchObject({
      thread_id: test.server.threadId,
      any: [{ created_at: { gt: '2026-11-20T07:59:58.000Z' } }, { updated_at: { gt: '2026-11-20T07:59:58.000Z' } }],
    });
  });

  it('appears while the thread is open, and is announced once to screen readers', async () => {
    await openThread();
    test.server.receive('Gate code is 4471');
    await wait(7500);
    expect(await screen.findByText('Gate code is 4471')).toBeDefined();
    expect(screen.getByText('Person7 Roy: Gate code is 4471').closest('[aria-live]')).toBeDefined();
    await wait(30_000);
    expect(screen.getAllByText('Gate code is 4471')).toHaveLength(1);
  });

  it('is announced again if somebody writes the same again, and a photo by its name', async () => {
    await openThread();
    test.server.receive('ok');
    await wait(7500);
    const first = screen.getByText('Person7 Roy: ok');
    test.server.receive('ok');
    await wait(7500);
    const second = screen.getByText('Person7 Roy: ok');
    expect(second).not.toBe(first);
    test.server.receive('', { more: { LibraryUpload: rowOf('LibraryUpload', { original_filename: 'crack.jpg' }) } });
    await wait(7500);
    expect(screen.getByText('Person7 Roy: crack.jpg').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
  });

  it('is announced as a number if more than three arrive at once', async () => {
    await openThread();
    test.server.fill(4);
    await wait(7500);
    expect((await screen.findByText('4 new messages')).closest('[aria-live]')).not.toBeNull();
  });

  it('MSG076 MSG078 is polled every 30 seconds once nobody has touched the thread for two minutes', async () => {
    await openThread();
    await wait(135_000);
    const idle = polls().length;
    await wait(60_000);
    expect(polls().length - idle).toBe(2);
    act(() => void window.dispatchEvent(new Event('pointerdown')));
    await wait(0);
    const active = polls().length;
    await wait(15_000);
    expect(polls().length - active).toBe(2);
  });

  it('MSG080 is not polled while the page is hidden, and at once when it is shown again', async () => {
    await openThread();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const before = polls().length;
    test.server.receive('Unseen');
    await wait(600_000);
    expect(polls()).toHaveLength(before);

    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Unseen')).toBeDefined();
  });

  it('MSG057 CALL066 marks the thread as read', async () => {
    await openThread();
    expect(test.server.all('MessageThreadUser/save')).toContainEqual({ thread_id: String(test.server.threadId) });
  });

  it('MSG044 shows addresses as links in a new tab and everything else as text', async () => {
    test.server.receive('see https://a.b/c <b>now</b> javascript:x');
    await openThread();
    const link = await screen.findByRole('link', { name: /https:\/\/a\.b\/c/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(link.parentElement?.textContent).toContain('<b>now</b> javascript:x');
  });

  it('MSG048 says who has read the newest, five names and how many others', async () => {
    test.server.receive('Hoist is down');
    const readers = Array.from({ length: 8 }, (_, n) => ({
      id: 50 + n,
      slug: `r${n}`,
      first_name: `R${n}`,
      last_name: '',
      email: '',
      image_id: null,
      job_title: null,
      last_active: null,
      last_read: '2026-11-20T11:00:00.000Z',
    }));
    test.server.thread = { Members: readers };
    await openThread();
    expect(await screen.findByText('Read by R0, R1, R2, R3, R4 and 3 others')).toBeDefined();
  });

  it('highlights the names of mentioned people, oneself most', async () => {
    test.server.receive('@Dana Roy can you bring the clamps?', { more: { mentions: [OWN_ID] } });
    await openThread();
    expect((await screen.findByText('@Dana Roy')).tagName).toBe('STRONG');
  });

  it('shows the record that an address leads to', async () => {
    test.server.extra['Record/preview'] = { kind: 'project', title: 'Arena roof', subtitle: 'P-7', state: null };
    test.server.receive(`see ${window.location.origin}/project/arena/dashboard`);
    await openThread();
    expect((await screen.findByRole('link', { name: /Arena roof/ })).getAttribute('href')).toBe(
      '/project/arena/dashboard',
    );
  });
});

describe('a message', () => {
  it('MSG058 MSG059 MSG071 CALL065 loses its text after a question, and its delete icon', async () => {
    const { id } = test.server.receive('Wrong thread', { author_id: OWN_ID });
    await openThread();
    await user.click(screen.getByRole('button', { name: 'Delete message' }));
    const question = within(await screen.findByRole('dialog', { name: 'Delete this message?' }));
    expect(test.sends()).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('[message contents deleted by author]')).toBeDefined();
    expect(test.sends()).toEqual([
      { id: String(id), thread_id: String(test.server.threadId), message: '[message contents deleted by author]' },
    ]);
    expect(screen.queryByRole('button', { name: 'Delete message' })).toBeNull();
  });

  it('MSG059 that was deleted before has no icon either', async () => {
    test.server.receive('[message contents deleted by author]', { more: { is_deleted: 1 } });
    await openThread();
    expect(await screen.findByText('[message contents deleted by author]')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Delete message' })).toBeNull();
  });

  it('MSG072 of somebody else has the icon too; a refusal is shown and keeps the text', async () => {
    test.server.receive('Not yours');
    test.server.refusals = ['Only its author can delete a message.'];
    await openThread();
    await user.click(screen.getByRole('button', { name: 'Delete message' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(store.get(alertsAtom)).toContainEqual(
        expect.objectContaining({ message: 'Only its author can delete a message.' }),
      ),
    );
    expect(screen.getByText('Not yours')).toBeDefined();
  });

  it('gets an OK with one press, shown at once, which can be taken back', async () => {
    const { id } = test.server.receive('Hoist is down', { more: { needs_ok: 1 } });
    await openThread();
    expect(screen.getByRole('button', { name: /Needs OK · 0 of 1/ })).toBeDefined();
    await user.click(screen.getAllByRole('button', { name: 'OK' })[0] ?? document.body);
    expect(await screen.findByRole('button', { name: /Needs OK · 1 of 1/ })).toBeDefined();
    expect(test.server.all('Message/ok')).toEqual([{ id: String(id), ok: '1' }]);
    await user.click(screen.getByRole('button', { name: 'You said OK' }));
    expect(await screen.findByRole('button', { name: /Needs OK · 0 of 1/ })).toBeDefined();
  });

  it('shows who has said OK and who has not', async () => {
    test.server.receive('Hoist is down', { author_id: OWN_ID, more: { needs_ok: 1 } });
    await openThread();
    await user.click(screen.getByRole('button', { name: /Needs OK · 0 of 1/ }));
    expect((await screen.findByRole('dialog', { name: 'Needs OK' })).textContent).toContain('Not yet 1Person7 Roy');
  });

  it('can be pinned for everybody, and marked unread for oneself, from its menu', async () => {
    const { id } = test.server.receive('Hoist key: gatehouse');
    await openThread();
    await user.click(screen.getByRole('button', { name: 'More about this message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Pin to the top' }));
    const fields = { id: String(test.server.threadId), message_id: String(id) };
    await waitFor(() => expect(test.server.all('MessageThread/pin')).toEqual([fields]));
    await user.click(screen.getByRole('button', { name: 'More about this message' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Mark as unread from here' }));
    await waitFor(() => expect(test.server.all('MessageThread/mark-unread')).toEqual([fields]));
    await waitFor(() => expect(window.location.pathname).toBe('/messages'));
  });
});

describe('the stream', () => {
  it('MSG081 renders only the rows near the visible part, and requests the page before by id', async () => {
    test.server.fill(120);
    await openThread();
    await wait(100);
    expect(articles().length).toBeLessThan(40);
    const list = screen.getByRole('region', { name: 'Messages' });
    list.scrollTop = 0;
    act(() => void list.dispatchEvent(new Event('scroll')));
    await wait(100);
    const asked = test.server.asked.filter((url) => url.searchParams.has('before_id'));
    expect(asked.map((url) => url.searchParams.get('before_id'))).toContain('71');
  });

  it('says that there are more unread ones than are counted', async () => {
    test.server.fill(120);
    test.server.mine = { first_unread_id: 12, unread: 100 };
    await openThread();
    expect(await screen.findByRole('button', { name: 'Jump to 100 or more unread messages' })).toBeDefined();
  });

  it('marks the first unread message, and jumps there if it is not loaded', async () => {
    test.server.fill(120);
    test.server.mine = { first_unread_id: 12, unread: 109 };
    await openThread();
    await user.click(await screen.findByRole('button', { name: 'Jump to 109 unread messages' }));
    expect(await screen.findByText('Line 12')).toBeDefined();
    expect(screen.getByText('New')).toBeDefined();
    await user.click(await screen.findByRole('button', { name: 'Newest messages' }));
    expect(await screen.findByText('Line 120')).toBeDefined();
  });

  it('opens at the message that the address names', async () => {
    test.server.fill(120);
    await openThread('?at=30');
    const found = (await screen.findByText('Line 30')).closest('article');
    expect(found?.dataset['sought']).toBe('true');
  });
});
