import { mergeMessages, unknownOf } from './message-stream.ts';
import type { StreamMessage } from './message-stream.ts';

/** The loaded range of a thread: consecutive messages, oldest first. */
export type MessageWindow<M> = {
  messages: readonly M[];
  hasOlder: boolean;
  /** The range ends before the newest message. New messages are then not added, because that would leave a gap. */
  hasNewer: boolean;
  /** The highest message id known so far, inside or after the range; 0 for an empty thread. */
  latestId: number;
};

/** A page next to the range, oldest first; `isLast`: there is nothing beyond it. */
export type MessagePage<M> = { messages: readonly M[]; isLast: boolean };

/** Maximum number of loaded messages; the end far from the reader is dropped (messaging, five rules of the stream). */
export const WINDOW_MAX = 400;

/** Adds older messages at the beginning and drops the newest ones if the range gets too long. */
export function withOlder<W extends MessageWindow<M>, M extends StreamMessage>(window: W, page: MessagePage<M>): W {
  const all = mergeMessages(window.messages, page.messages);
  const messages = all.slice(0, WINDOW_MAX);
  return { ...window, messages, hasOlder: !page.isLast, hasNewer: window.hasNewer || messages.length < all.length };
}

/** Adds newer messages at the end and drops the oldest ones if the range gets too long. */
export function withNewer<W extends MessageWindow<M>, M extends StreamMessage>(window: W, page: MessagePage<M>): W {
  const all = mergeMessages(window.messages, page.messages);
  const messages = all.slice(-WINDOW_MAX);
  return {
    ...window,
    messages,
    hasNewer: !page.isLast,
    hasOlder: window.hasOlder || messages.length < all.length,
    latestId: Math.max(window.latestId, messages.at(-1)?.id ?? 0),
  };
}

/**
 * Adds messages from a poll. If the range reaches the newest message they are appended; otherwise only newer copies of
 * loaded messages are used. Nothing is dropped, because the reader may be at the other end.
 */
export function withNews<W extends MessageWindow<M>, M extends StreamMessage>(window: W, arrived: readonly M[]): W {
  if (arrived.length === 0) return window;
  const first = window.messages[0]?.id ?? 0;
  const last = window.messages.at(-1)?.id ?? 0;
  const fitting = arrived.filter(({ id }) => id >= first && (!window.hasNewer || id <= last));
  return {
    ...window,
    messages: mergeMessages(window.messages, fitting),
    latestId: Math.max(window.latestId, ...arrived.map(({ id }) => id)),
  };
}

/** The arrived messages that were not known before. */
export function newsOf<M extends StreamMessage>(window: MessageWindow<M>, arrived: readonly M[]): M[] {
  if (window.hasNewer) return arrived.filter(({ id }) => id > window.latestId);
  const first = window.messages[0]?.id ?? 0;
  return unknownOf(window.messages, arrived).filter(({ id }) => id >= first);
}

/** Reduces the range to the newest messages, as when a thread is opened; null if they are not loaded. */
export function newestPage<W extends MessageWindow<M>, M extends StreamMessage>(window: W, size: number): W | null {
  if (window.hasNewer) return null;
  if (window.messages.length <= size) return window;
  return { ...window, messages: window.messages.slice(-size), hasOlder: true };
}
