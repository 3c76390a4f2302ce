import { mergeMessages, unknownOf } from './message-stream.ts';
import type { StreamMessage } from './message-stream.ts';

/** What is loaded of a thread: one unbroken stretch of its messages, oldest first. */
export type MessageWindow<M> = {
  messages: readonly M[];
  hasOlder: boolean;
  /** The stretch ends before the newest message: what arrives does not join it, or there would be a gap. */
  hasNewer: boolean;
  /** The highest id that was heard of, inside the stretch or after it; 0 for an empty thread. */
  latestId: number;
};

/** A page beside the stretch, oldest first; `isLast`: nothing lies beyond it. */
export type MessagePage<M> = { messages: readonly M[]; isLast: boolean };

/** So many messages stay loaded; the side far from the reader goes (messaging, five rules of the stream). */
export const WINDOW_MAX = 400;

/** The stretch grows towards the beginning, and lets go of its newest end when it gets too long. */
export function withOlder<W extends MessageWindow<M>, M extends StreamMessage>(window: W, page: MessagePage<M>): W {
  const all = mergeMessages(window.messages, page.messages);
  const messages = all.slice(0, WINDOW_MAX);
  return { ...window, messages, hasOlder: !page.isLast, hasNewer: window.hasNewer || messages.length < all.length };
}

/** The stretch grows towards the end, and lets go of its oldest messages when it gets too long. */
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
 * Messages that a poll brought. They join a stretch that reaches the end; elsewhere only newer copies of what is
 * shown are taken. Nothing is let go: the reader may stand at the far side.
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

/** Which of the messages that arrived nobody has heard of yet. */
export function newsOf<M extends StreamMessage>(window: MessageWindow<M>, arrived: readonly M[]): M[] {
  if (window.hasNewer) return arrived.filter(({ id }) => id > window.latestId);
  const first = window.messages[0]?.id ?? 0;
  return unknownOf(window.messages, arrived).filter(({ id }) => id >= first);
}

/** Back to what a thread opens with: its newest messages, when the stretch holds them. */
export function newestPage<W extends MessageWindow<M>, M extends StreamMessage>(window: W, size: number): W | null {
  if (window.hasNewer) return null;
  if (window.messages.length <= size) return window;
  return { ...window, messages: window.messages.slice(-size), hasOlder: true };
}
