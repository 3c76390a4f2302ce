import { PAGE_LIMIT } from '@fieldspan/contract/query';
import type { Filters } from '@fieldspan/contract/filters';
import type { MessageCursor } from '@fieldspan/contract/messaging-calls';
import { DELETED_BY_AUTHOR } from '@fieldspan/domain/deleted-words';
import { queryOptions } from '@tanstack/react-query';
import { call, callTop } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';

const INCLUDE = {
  User: ['slug', 'first_name', 'last_name', 'email', 'image_id'],
  LibraryUpload: ['type', 'filename', 'thumb_filename', 'original_filename', 'width', 'height', 'bytes'],
} as const;
const NEWEST_FIRST = [
  ['created_at', 'DESC'],
  ['id', 'DESC'],
] as const;

type Ask = { signal: AbortSignal; wait?: boolean; cursor?: MessageCursor };

function fetchMessages(filters: Filters<'Message'>, { signal, wait, cursor }: Ask) {
  const query = { filters, include: INCLUDE, order: NEWEST_FIRST, limit: PAGE_LIMIT, ...cursor };
  return callTop('Message', wait ? { ...query, wait: 1 } : query, { signal });
}

/**
 * The loaded range of a thread's messages, oldest first; initially the newest page. `time` is the server's clock at
 * that moment; the long poll continues from there and adds new messages to this cache entry.
 */
export const messagesQuery = (threadId: number) =>
  queryOptions({
    queryKey: ['Message', 'stream', threadId],
    queryFn: async ({ signal }) => {
      const { rows, time } = await fetchMessages({ thread_id: threadId }, { signal });
      const messages = rows.toReversed();
      const hasOlder = rows.length === PAGE_LIMIT;
      return { messages, hasOlder, hasNewer: false, latestId: messages.at(-1)?.id ?? 0, time };
    },
    staleTime: Infinity,
    meta: { keepsItself: true },
  });

export type Stream = QueryAnswer<typeof messagesQuery>;
export type Message = Stream['messages'][number];

/**
 * The page before or after a message. The cursor is an id and not a page number, so that new messages do not shift it.
 */
export async function fetchMessagePage(threadId: number, cursor: MessageCursor, signal: AbortSignal) {
  const { rows } = await fetchMessages({ thread_id: threadId }, { signal, cursor });
  return { messages: rows.toReversed(), isLast: rows.length < PAGE_LIMIT };
}

/** The messages around a message, which is in the middle. */
export async function fetchMessagesAround(threadId: number, messageId: number, signal: AbortSignal) {
  const { rows, time } = await fetchMessages({ thread_id: threadId }, { signal, cursor: { around_id: messageId } });
  const messages = rows.toReversed();
  // If the page is full, there may be more on either side; the next page will show.
  const isFull = rows.length === PAGE_LIMIT;
  return { messages, hasOlder: isFull, hasNewer: isFull, latestId: messages.at(-1)?.id ?? 0, time };
}

/**
 * The messages that are already loaded. `isRepeated`: messages since `since` were already delivered by an overlapping
 * poll, so ask by id.
 */
export type KnownSoFar = { since: string; latestId: number; isRepeated: boolean };

/**
 * Long poll for messages that are new, deleted or newly marked OK since an instant on the server's clock. Waits up to
 * 25 s for an answer.
 */
export async function waitForMessages(threadId: number, known: KnownSoFar, signal: AbortSignal) {
  const { since, latestId, isRepeated } = known;
  const isNew = isRepeated ? { id: { gt: latestId } } : { created_at: { gt: since } };
  const filters = { thread_id: threadId, any: [isNew, { updated_at: { gt: since } }] };
  const { rows, time } = await fetchMessages(filters, { signal, wait: true });
  return { messages: rows.toReversed(), isCut: rows.length === PAGE_LIMIT, time };
}

/**
 * Deletes a message's text and attachment.
 * @throws ApiError if the server allows this only to its author
 */
export const deleteMessage = ({ id, thread_id }: Pick<Message, 'id' | 'thread_id'>) =>
  call('Message/save', { id, thread_id, message: DELETED_BY_AUTHOR });

/** Marks a message as OK, or undoes that. */
export const okMessage = (id: number, isOk: boolean) => call('Message/ok', { id, ok: isOk ? 1 : 0 });

/** Marks everything in the thread as read. */
export const markRead = (threadId: number) =>
  call('MessageThreadUser/save', { thread_id: threadId }, { isUnshown: true });
