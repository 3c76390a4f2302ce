import { describe, expect, it } from 'vitest';
import { newestPage, newsOf, WINDOW_MAX, withNewer, withNews, withOlder } from './message-window.ts';
import type { MessageWindow } from './message-window.ts';
import type { StreamMessage } from './message-stream.ts';

const message = (id: number): StreamMessage => ({
  id,
  created_at: new Date(id * 1000).toISOString(),
  updated_at: new Date(id * 1000).toISOString(),
  author_id: 1,
  client_key: null,
});
const from = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => message(first + index));
const loaded = (first: number, last: number, more: Partial<MessageWindow<StreamMessage>> = {}) => ({
  messages: from(first, last),
  hasOlder: true,
  hasNewer: false,
  latestId: last,
  ...more,
});
const ends = ({ messages }: MessageWindow<StreamMessage>) => [messages[0]?.id, messages.at(-1)?.id, messages.length];

describe('the loaded window of a thread', () => {
  it('MSG081 adds the previous page in front, without a gap and each message once', () => {
    const window = withOlder(loaded(51, 100), { messages: from(1, 51), isLast: true });
    expect(ends(window)).toEqual([1, 100, 100]);
    expect([window.hasOlder, window.hasNewer]).toEqual([false, false]);
  });

  it('drops messages at the far end beyond 400, and knows that there are more', () => {
    const up = withOlder(loaded(51, 450), { messages: from(1, 50), isLast: false });
    expect([ends(up), up.hasOlder, up.hasNewer]).toEqual([[1, 400, WINDOW_MAX], true, true]);
    const down = withNewer(up, { messages: from(401, 450), isLast: true });
    expect([ends(down), down.hasOlder, down.hasNewer]).toEqual([[51, 450, WINDOW_MAX], true, false]);
  });

  it('adds arriving messages only while it reaches the end, and remembers where the thread ends', () => {
    expect(ends(withNews(loaded(1, 5), from(6, 7)))).toEqual([1, 7, 7]);
    const apart = withNews(loaded(1, 5, { hasNewer: true, latestId: 9 }), from(10, 11));
    expect([ends(apart), apart.latestId]).toEqual([[1, 5, 5], 11]);
  });

  it('accepts newer copies of what it shows, and nothing from before it', () => {
    const changed = { ...message(3), updated_at: '2030-01-01T00:00:00.000Z' };
    const window = withNews(loaded(2, 5, { hasNewer: true }), [changed, message(1)]);
    expect(ends(window)).toEqual([2, 5, 4]);
    expect(window.messages[1]).toBe(changed);
  });

  it('counts only unknown messages as new, however often polls overlap', () => {
    expect(newsOf(loaded(1, 5), from(4, 6)).map(({ id }) => id)).toEqual([6]);
    expect(newsOf(loaded(1, 5, { hasNewer: true, latestId: 9 }), from(8, 10)).map(({ id }) => id)).toEqual([10]);
    expect(newsOf(loaded(3, 5), [message(1)])).toEqual([]);
  });

  it('returns to the newest page; a window that does not reach the end has none', () => {
    expect(newestPage(loaded(1, 120), 50)).toMatchObject({ hasOlder: true });
    expect(ends(newestPage(loaded(1, 120), 50) ?? loaded(0, 0))).toEqual([71, 120, 50]);
    expect(newestPage(loaded(1, 20, { hasOlder: false }), 50)).toMatchObject({ hasOlder: false });
    expect(newestPage(loaded(1, 120, { hasNewer: true }), 50)).toBeNull();
  });
});
