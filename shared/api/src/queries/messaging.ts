import { UploadedSchema } from '@fieldspan/contract/calls';
import type { Uploaded } from '@fieldspan/contract/calls';
import { PAGE_LIMIT } from '@fieldspan/contract/query';
import type { Filters } from '@fieldspan/contract/query';
import type { ThreadTab } from '@fieldspan/domain/thread-tab';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { isApiError } from '@fieldspan/api/api-error';
import { call, callList, callRows } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';

const TAB_FILTERS: Record<ThreadTab, Filters> = {
  all: {},
  active: { archived: 0 },
  messages: { is_comment_thread: 0, job_id: null, service_id: null },
  comment: { is_comment_thread: 1 },
  job: { any: [{ job_id: { not: null } }, { service_id: { not: null } }] },
  archived: { archived: 1 },
};

const PERSON = ['slug', 'first_name', 'last_name', 'email', 'image_id'] as const;
const PLACE = ['slug', 'job_num', 'job_name'] as const;

/** Every listing and search is of one's own threads only (document 0 §5). */
const OWN_THREADS = { onlyMemberThreads: 1 } as const;

/** Pages of threads, the latest message first; `subject` narrows by a part of the subject. */
export const threadListQuery = (tab: ThreadTab, subject: string) =>
  infiniteQueryOptions({
    queryKey: ['messaging', 'threads', tab, subject],
    queryFn: ({ pageParam, signal }) =>
      callList(
        'MessageThread',
        {
          ...OWN_THREADS,
          filters: { ...TAB_FILTERS[tab], ...(subject === '' ? {} : { subject: { like: subject } }) },
          include: { Members: PERSON, Job: PLACE, Service: PLACE, LastAuthor: PERSON },
          order: [
            ['last_message_at', 'DESC'],
            ['id', 'DESC'],
          ],
          page: pageParam,
          limit: PAGE_LIMIT,
        },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (last.rows.length < PAGE_LIMIT ? undefined : pages.length + 1),
  });

export type ListedThread = QueryAnswer<typeof threadListQuery>['rows'][number];

/** Threads and messages that hold the terms. */
export const messageSearchQuery = (terms: string) =>
  queryOptions({
    queryKey: ['messaging', 'search', terms],
    queryFn: ({ signal }) => call('MessageThread/search', { ...OWN_THREADS, terms }, { signal }),
  });

/** One thread with its members; null when it does not exist or is private. */
export const threadQuery = (slug: string) =>
  queryOptions({
    queryKey: ['messaging', 'thread', slug],
    queryFn: async ({ signal }) => {
      const include = { Members: [...PERSON, 'job_title', 'last_active'], Job: PLACE, Service: PLACE } as const;
      try {
        return await call('MessageThread/find', { slug, include }, { signal });
      } catch (error) {
        if (isApiError(error) && (error.kind === 'refused' || error.kind === 'status')) return null;
        throw error;
      }
    },
  });

export type Thread = NonNullable<QueryAnswer<typeof threadQuery>>;

const MESSAGE_INCLUDE = {
  User: PERSON,
  LibraryUpload: ['type', 'filename', 'thumb_filename', 'original_filename', 'width', 'height', 'bytes'],
} as const;
const NEWEST_FIRST = [
  ['created_at', 'DESC'],
  ['id', 'DESC'],
] as const;

function fetchMessages(filters: Filters, ask: { signal: AbortSignal; wait?: boolean }) {
  const query = { filters, include: MESSAGE_INCLUDE, order: NEWEST_FIRST, limit: PAGE_LIMIT };
  return callList('Message', ask.wait ? { ...query, wait: 1 } : query, { signal: ask.signal });
}

/**
 * The newest messages of a thread, oldest first. `time` is the server's clock when they were read;
 * the poll goes on from there and writes what arrives into this entry of the cache.
 */
export const messagesQuery = (threadId: number) =>
  queryOptions({
    queryKey: ['messaging', 'messages', threadId],
    queryFn: async ({ signal }) => {
      const { rows, time } = await fetchMessages({ thread_id: threadId }, { signal });
      return { messages: rows.toReversed(), hasOlder: rows.length === PAGE_LIMIT, time };
    },
    staleTime: Infinity,
  });

export type Stream = QueryAnswer<typeof messagesQuery>;
export type Message = Stream['messages'][number];

/** The page before a message. By id and not by page number: new messages do not shift it. */
export async function fetchOlderMessages(threadId: number, beforeId: number, signal: AbortSignal) {
  const { rows } = await fetchMessages({ thread_id: threadId, id: { lt: beforeId } }, { signal });
  return { messages: rows.toReversed(), hasOlder: rows.length === PAGE_LIMIT };
}

/** Messages past a mark: an instant of the server, or an id. The server holds the answer until there are any, at most 25 s. */
export async function waitForMessages(
  threadId: number,
  past: { createdAt: string } | { id: number },
  signal: AbortSignal,
) {
  const filter = 'id' in past ? { id: { gt: past.id } } : { created_at: { gt: past.createdAt } };
  const { rows, time } = await fetchMessages({ thread_id: threadId, ...filter }, { signal, wait: true });
  return { messages: rows.toReversed(), isCut: rows.length === PAGE_LIMIT, time };
}

const CHECK_NEW_MS = 60_000;

/** Threads with messages not yet read, asked once a minute while the page is visible. The shell's marker and the lists share it. */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['messaging', 'unread'],
    queryFn: ({ signal }) => call('Message/check-new', {}, { signal }),
    refetchInterval: CHECK_NEW_MS,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
  });

/** Pictures of people by image id; people without one show their initials. */
export const profileImagesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['messaging', 'profile-images', ids],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return [];
      const filters = { id: [...ids] };
      return await callRows('ProfileImage', { filters, fields: ['slug', 'filename'], limit: 200 }, { signal });
    },
    staleTime: Infinity,
  });

/** People who can be written to. */
export const recipientsQuery = () =>
  queryOptions({
    queryKey: ['messaging', 'recipients'],
    queryFn: ({ signal }) =>
      callRows(
        'User',
        {
          filters: { invite_accepted: 1 },
          fields: [...PERSON, 'job_title'],
          order: [
            ['first_name', 'ASC'],
            ['last_name', 'ASC'],
          ],
          limit: 200,
        },
        { signal },
      ),
  });

/** Where an invoice or purchase order with comments belongs. */
export const commentInvoiceQuery = (slug: string) =>
  queryOptions({
    queryKey: ['messaging', 'comment-invoice', slug],
    queryFn: ({ signal }) => call('ServiceInvoice/find', { slug, include: { Service: ['slug'] } }, { signal }),
    meta: { quiet: true },
  });

export const commentOrderQuery = (slug: string) =>
  queryOptions({
    queryKey: ['messaging', 'comment-order', slug],
    queryFn: ({ signal }) => call('PurchaseOrder/find', { slug, include: { Job: ['slug'] } }, { signal }),
    meta: { quiet: true },
  });

export type NewMessage = {
  thread_id: number;
  author_id: number;
  message: string;
  client_key: string;
  image_id?: number;
};

/** Stores a message; a repeat with the same client key stores nothing and answers the first record. */
export const sendMessage = (message: NewMessage) => call('Message/save', message);

const AttachedSchema = v.object({ image: v.nullable(UploadedSchema) });

/** The stored file that goes with an unsent message, from what was kept with it. */
export function attachedImage(memo: unknown): Uploaded | null {
  const parsed = v.safeParse(AttachedSchema, memo);
  return parsed.success ? parsed.output.image : null;
}

/** Everything in the thread so far counts as read. */
export const markRead = (threadId: number) => call('MessageThreadUser/save', { thread_id: threadId });

export type NewThread = {
  subject: string;
  memberIds: readonly number[];
  createdBy: number;
  isOpen: boolean;
  clientKey: string;
};

/** Creates a thread; its author is always a member. A repeat with the same client key answers the first one. */
export const createThread = ({ subject, memberIds, createdBy, isOpen, clientKey }: NewThread) =>
  call('MessageThread/save', {
    created_by: createdBy,
    subject,
    is_open_thread: isOpen ? 1 : 0,
    client_key: clientKey,
    Members: [...new Set([createdBy, ...memberIds])],
  });

export const saveMembers = (threadId: number, memberIds: readonly number[]) =>
  call('MessageThread/save', { id: threadId, Members: memberIds });

export const leaveThread = (threadId: number) => call('MessageThread/leave', { id: threadId });
