import { expect, it, vi } from 'vitest';
import { followPush, showPush, type PushScope, type WorkerWord } from './push-events.ts';

function scopeWith(focused: readonly boolean[]) {
  const heard: { page: number; word: WorkerWord | 'focus' }[] = [];
  const shown: { title: string; options: NotificationOptions }[] = [];
  const opened: string[] = [];
  const pages = focused.map((isFocused, page) => ({
    focused: isFocused,
    focus: async () => heard.push({ page, word: 'focus' }),
    postMessage: (word: WorkerWord) => void heard.push({ page, word }),
  }));
  const scope: PushScope = {
    registration: { showNotification: async (title, options) => void shown.push({ title, options }) },
    clients: { matchAll: async () => pages, openWindow: async (url) => opened.push(url) },
  };
  return { scope, heard, shown, opened };
}

const note = (link: string) => JSON.stringify({ title: 'Ana', body: 'The crane comes', link, tag: 'abc' });
const pressed = (link: unknown) => ({ data: { link }, close: vi.fn<() => void>() });

it('SHELL006 a push shows a system notification and tells the pages of the app', async () => {
  const { scope, heard, shown } = scopeWith([false, true]);
  await showPush(scope, note('/message/stone-road'), '/r/shell/1/icon-192.png');
  expect(shown).toEqual([
    {
      title: 'Ana',
      options: {
        body: 'The crane comes',
        icon: '/r/shell/1/icon-192.png',
        tag: 'abc',
        data: { link: '/message/stone-road' },
      },
    },
  ]);
  expect(heard).toEqual([
    { page: 0, word: { kind: 'notified' } },
    { page: 1, word: { kind: 'notified' } },
  ]);
});

it.each([null, '', 'no JSON', '{}', note('https://elsewhere.test')])(
  '%j shows something, and its link stays inside the app',
  async (text) => {
    const { scope, shown } = scopeWith([]);
    await showPush(scope, text);
    expect(shown[0]?.options.data).toEqual({ link: '/notifications/feed' });
  },
);

it('SHELL006 a press follows the link in the visible page', async () => {
  const { scope, heard, opened } = scopeWith([false, true]);
  const notification = pressed('/services/mine');
  await followPush(scope, notification);
  expect(notification.close).toHaveBeenCalledTimes(1);
  expect(heard).toEqual([
    { page: 1, word: 'focus' },
    { page: 1, word: { kind: 'follow', link: '/services/mine' } },
  ]);
  expect(opened).toEqual([]);
});

it('SHELL006 a press opens the app if it is not open, and never another site', async () => {
  const { scope, opened } = scopeWith([]);
  await followPush(scope, pressed('/services/mine'));
  await followPush(scope, pressed('https://elsewhere.test'));
  await followPush(scope, pressed(7));
  expect(opened).toEqual(['/services/mine', '/', '/']);
});
