import { PAGE_LIMIT } from '@fieldspan/contract/query';
import type { Filters } from '@fieldspan/contract/filters';
import type { MessageCursor } from '@fieldspan/contract/messaging-calls';
import { DELETED_BY_AUTHOR } from '@fieldspan/domain/deleted-words';
import { queryOptions } from '@tanstack/react-query';
import { call, callList } from '@fieldspan/api/call';
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
  return callList('Message', wait ? { ...query, wait: 1 } : query, { signal });
}

/**
 * The stretch of a thread's messages that is loaded, oldest first; at first its newest ones. `time` is the server's
 * clock when they were read; the poll goes on from there and writes what arrives into this entry of the cache.
 */
export const messagesQuery = (threadId: number) =>
  queryOptions({
    queryKey: ['messaging', 'messages', threadId],
    queryFn: async ({ signal }) => {
      const { rows, time } = await fetchMessages({ thread_id: threadId }, { signal });
      const messages = rows.toReversed();
      const hasOlder = rows.length === PAGE_LIMIT;
      return { messages, hasOlder, hasNewer: false, latestId: messages.at(-1)?.id ?? 0, time };
    },
    staleTime: Infinity,
  });

export type Stream = QueryAnswer<typeof messagesQuery>;
export type Message = Stream['messages'][number];

/** The page before or after a message. By id and not by page number: new messages do not shift it. */
export async function fetchMessagePage(threadId: number, cursor: MessageCursor, signal: AbortSignal) {
  const { rows } = await fetchMessages({ thread_id: threadId }, { signal, cursor });
  return { messages: rows.toReversed(), isLast: rows.length < PAGE_LIMIT };
}

/** The stretch around a message, with the message in its middle. */
export async function fetchMessagesAround(threadId: number, messageId: number, signal: AbortSignal) {
  const { rows, time } = await fetchMessages({ thread_id: threadId }, { signal, cursor: { around_id: messageId } });
  const messages = rows.toReversed();
  // Whether anything lies beyond either end is not known yet when the page is full: the next page tells.
  const isFull = rows.length === PAGE_LIMIT;
  return { messages, hasOlder: isFull, hasNewer: isFull, latestId: messages.at(-1)?.id ?? 0, time };
}

/** What is known already. `isRepeated`: all that an overlap brings has been brought before. */
export type KnownSoFar = { since: string; latestId: number; isRepeated: boolean };

/**
 * Messages that are new, deleted or newly OK since an instant of the server. It holds the answer until there are any,
 * at most 25 s.
 */
export async function waitForMessages(threadId: number, known: KnownSoFar, signal: AbortSignal) {
  const { since, latestId, isRepeated } = known;
  const isNew = isRepeated ? { id: { gt: latestId } } : { created_at: { gt: since } };
  const filters = { thread_id: threadId, any: [isNew, { updated_at: { gt: since } }] };
  const { rows, time } = await fetchMessages(filters, { signal, wait: true });
  return { messages: rows.toReversed(), isCut: rows.length === PAGE_LIMIT, time };
}

/** Takes a message's text and attachment away. @throws ApiError when the server lets nobody but its author do so */
export const deleteMessage = ({ id, thread_id }: Pick<Message, 'id' | 'thread_id'>) =>
  call('Message/save', { id, thread_id, message: DELETED_BY_AUTHOR });

/** Says OK to a message, or takes it back. */
export const okMessage = (id: number, isOk: boolean) => call('Message/ok', { id, ok: isOk ? 1 : 0 });

/** Everything in the thread so far counts as read. */
export const markRead = (threadId: number) => call('MessageThreadUser/save', { thread_id: threadId });
