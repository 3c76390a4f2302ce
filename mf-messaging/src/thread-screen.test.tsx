// @vitest-environment jsdom
import { openRemote } from '@fieldspan/federation/testing/open-remote';
import { OWN_ID, signInAfresh } from '@fieldspan/federation/testing/sign-in-afresh';
import { act, cleanup, configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { App } from './app.tsx';
import { ThreadServer } from './testing/thread-server.ts';

// Patience for a busy machine; nothing here measures time.
configure({ asyncUtilTimeout: 10_000 });
vi.setConfig({ testTimeout: 30_000 });

class NoResize {
  observe = () => undefined;
  disconnect = () => undefined;
}

let server: ThreadServer;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T12:00:00Z') });
  vi.stubGlobal('ResizeObserver', NoResize);
  server = new ThreadServer();
  server.start();
  signInAfresh();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

async function openThread() {
  await openRemote(App, '/message/stone-road');
  return screen.findByRole('textbox', { name: 'Message' });
}

const sends = () => server.saved.filter(({ call }) => call === 'Message/save');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const polls = () => server.asked.filter((url) => url.searchParams.has('wait')).length;

async function openDialog() {
  await openRemote(App, '/messages');
  await user.click(await screen.findByRole('button', { name: 'New message' }));
  return within(await screen.findByRole('dialog', { name: 'New message thread' }));
}

describe('the compose box', () => {
  it('sends with Enter, once, as the signed-in person, and empties', async () => {
    const box = await openThread();
    await user.type(box, 'On my way{Enter}');
    expect(await screen.findByText('On my way')).toBeDefined();
    expect(sends().map(({ fields }) => fields)).toEqual([
      {
        message: 'On my way',
        thread_id: String(server.threadId),
        author_id: String(OWN_ID),
        client_key: expect.any(String),
      },
    ]);
    expect(box).toHaveProperty('value', '');
  });

  it('starts a new line with Shift and does not send with Ctrl', async () => {
    const box = await openThread();
    await user.type(box, 'a{Shift>}{Enter}{/Shift}b{Control>}{Enter}{/Control}');
    expect(box).toHaveProperty('value', 'a\nb');
    expect(sends()).toEqual([]);
  });

  it('does not send while an input method puts a word together', async () => {
    const box = await openThread();
    await user.type(box, 'に');
    act(() => void box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })));
    expect(sends()).toEqual([]);
  });

  it('does not send blanks', async () => {
    await user.type(await openThread(), '   {Enter}');
    expect(sends()).toEqual([]);
  });

  it('is taller from 31 characters on', async () => {
    const box = await openThread();
    await user.type(box, 'x'.repeat(30));
    expect(box.getAttribute('rows')).toBe('1');
    await user.type(box, 'x');
    expect(Number(box.getAttribute('rows'))).toBeGreaterThan(1);
  });
});

describe('a message that could not be sent', () => {
  it('keeps its text and goes out again with the same key', async () => {
    server.refusals = ['The thread is busy'];
    await user.type(await openThread(), 'Hoist is down{Enter}');
    expect((await screen.findByText(/The thread is busy/)).textContent).toContain('Not sent.');
    expect(screen.getByText('Hoist is down')).toBeDefined();

    server.refusals = [];
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await wait(7500);
    expect(screen.queryByText(/Not sent/)).toBeNull();
    expect(screen.getAllByText('Hoist is down')).toHaveLength(1);
    expect(new Set(sends().map(({ fields }) => fields['client_key'])).size).toBe(1);
  });

  it('holds the later ones back while the network is away, and they go in order', async () => {
    server.isOffline = true;
    const box = await openThread();
    await user.type(box, 'one{Enter}two{Enter}');
    await screen.findByText(/you appear to be offline/);
    expect(sends().map(({ fields }) => fields['message'])).toEqual(['one']);

    server.isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    await wait(100);
    expect(server.messages.map(({ message }) => message)).toEqual(['one', 'two']);
  });

  it('goes by itself when the network is back', async () => {
    server.isOffline = true;
    await user.type(await openThread(), 'In the basement{Enter}');
    await screen.findByText(/you appear to be offline/);
    server.isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await wait(100);
    expect(server.messages.map(({ message }) => message)).toEqual(['In the basement']);
  });

  it('goes back into the box to be changed', async () => {
    server.refusals = ['No'];
    const box = await openThread();
    await user.type(box, 'Typo{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    expect(box).toHaveProperty('value', 'Typo');
    expect(screen.queryByText(/Not sent/)).toBeNull();
  });
});

describe('what others write', () => {
  it('appears while the thread is open, asked by the server’s clock with two seconds of overlap', async () => {
    await openThread();
    server.receive('Gate code is 4471');
    await wait(7500);
    expect(await screen.findByText('Gate code is 4471')).toBeDefined();
    const poll = server.asked.findLast((url) => url.pathname.endsWith('Message/get') && url.searchParams.has('wait'));
    expect(JSON.parse(poll?.searchParams.get('filters') ?? '')).toMatchObject({ thread_id: server.threadId });
  });

  it('is asked for every 7.5 seconds, every 30 once nobody has touched the thread for two minutes', async () => {
    await openThread();
    await wait(0);
    const first = polls();
    await wait(75_000);
    expect(polls() - first).toBe(10);
    await wait(60_000);
    const idle = polls();
    await wait(60_000);
    expect(polls() - idle).toBe(2);
  });

  it('is not asked for while the page is hidden, and at once when it shows again', async () => {
    await openThread();
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    const before = server.asked.filter((url) => url.searchParams.has('wait')).length;
    server.receive('Unseen');
    await wait(60_000);
    expect(server.asked.filter((url) => url.searchParams.has('wait'))).toHaveLength(before);

    visibility.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('Unseen')).toBeDefined();
  });

  it('shows addresses as links in a new tab and everything else as text', async () => {
    server.receive('see https://a.b/c <b>now</b>');
    await openThread();
    const link = await screen.findByRole('link', { name: /https:\/\/a\.b\/c/ });
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
    expect(link.parentElement?.textContent).toContain('<b>now</b>');
  });

  it('marks the thread as read', async () => {
    await openThread();
    expect(server.saved).toContainEqual({
      call: 'MessageThreadUser/save',
      fields: { thread_id: String(server.threadId) },
    });
  });
});

it('cannot be written to when it is archived', async () => {
  server.thread = { archived: 1 };
  await openRemote(App, '/message/stone-road');
  expect((await screen.findAllByText('Archived')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
});

it('says that a thread is not there, then goes back to the messages', async () => {
  vi.stubGlobal('fetch', (request: Request) =>
    Promise.resolve(
      request.url.includes('MessageThread/find')
        ? Response.json({ success: false, errors: ['No'], time: '2026-11-20T08:00:00Z' })
        : Response.json({ success: true, data: [], time: '2026-11-20T08:00:00Z' }),
    ),
  );
  await openRemote(App, '/message/nowhere');
  expect(await screen.findByText('Message thread not found, or it is private')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Back to messages' }).getAttribute('href')).toBe('/messages');
  await wait(5000);
  expect(window.location.pathname).toBe('/messages');
});

describe('the thread list', () => {
  it.each([
    ['Active', { archived: 0 }],
    ['Direct Messages', { is_comment_thread: 0, job_id: null, service_id: null }],
    ['Record Comments', { is_comment_thread: 1 }],
    ['Archived', { archived: 1 }],
  ])('asks for the threads of the tab %s, always one’s own', async (label, filters) => {
    await openRemote(App, '/messages');
    await user.click(await screen.findByRole('link', { name: label }));
    await wait(0);
    const asked = server.asked.findLast((url) => url.pathname.endsWith('MessageThread/get'));
    expect(JSON.parse(asked?.searchParams.get('filters') ?? '')).toEqual(filters);
    expect(asked?.searchParams.get('onlyMemberThreads')).toBe('1');
  });

  it('searches subjects after a pause, and the messages too when ticked', async () => {
    await openRemote(App, '/messages');
    await user.type(await screen.findByRole('searchbox'), 'pump');
    await wait(260);
    const asked = server.asked.findLast((url) => url.pathname.endsWith('MessageThread/get'));
    expect(JSON.parse(asked?.searchParams.get('filters') ?? '')).toEqual({ subject: { like: 'pump' } });

    await user.click(screen.getByRole('checkbox', { name: 'Include messages in search' }));
    await wait(260);
    expect(server.asked.findLast((url) => url.pathname.endsWith('/search'))?.searchParams.get('terms')).toBe('pump');
  });
});

describe('a new thread', () => {
  it('needs a subject and a message', async () => {
    const dialog = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByText('Give the thread a subject.')).toBeDefined();
    expect(dialog.getByText('Write a message.')).toBeDefined();
    expect(server.saved).toEqual([]);
  });

  it('is open, has its author as a member, and opens after its first message', async () => {
    const dialog = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: /Subject/ }), 'Crew lunch');
    await user.type(dialog.getByRole('textbox', { name: /Message/ }), 'Friday?');
    expect(dialog.queryByRole('checkbox', { name: /Dana/ })).toBeNull();
    await user.click(await dialog.findByRole('checkbox', { name: /Person7/ }));
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    await wait(0);
    expect(server.saved.slice(0, 2).map(({ call, fields }) => [call, fields])).toEqual([
      [
        'MessageThread/save',
        {
          created_by: String(OWN_ID),
          subject: 'Crew lunch',
          is_open_thread: '1',
          client_key: expect.any(String),
          Members: `[${OWN_ID},7]`,
        },
      ],
      ['Message/save', expect.objectContaining({ thread_id: '31', message: 'Friday?' })],
    ]);
    expect(window.location.pathname).toBe('/message/new-thread');
  });
});
