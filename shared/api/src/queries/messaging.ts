import { PAGE_LIMIT } from '@fieldspan/contract/query';
import type { Filters } from '@fieldspan/contract/filters';
import type { ThreadTab } from '@fieldspan/domain/thread-tab';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { isApiError } from '@fieldspan/api/api-error';
import { call, callAll, callFirst, callList } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import type { Parent } from './records.ts';

const TAB_FILTERS: Record<ThreadTab, Filters<'MessageThread'>> = {
  all: {},
  active: { archived: 0 },
  messages: { is_comment_thread: 0, job_id: null, service_id: null },
  comment: { is_comment_thread: 1 },
  job: { any: [{ job_id: { not: null } }, { service_id: { not: null } }] },
  archived: { archived: 1 },
};

const PERSON = ['slug', 'first_name', 'last_name', 'email', 'image_id'] as const;
const PLACE = ['slug', 'job_num', 'job_name'] as const;

/** All lists and searches contain only the person's own threads (document 0 §5). */
const OWN_THREADS = { onlyMemberThreads: 1 } as const;

/** Lists of threads, whatever they are narrowed to. */
export const THREADS_KEY = ['MessageThread', 'list'] as const;

/** Pages of threads, latest message first; `subject` filters by a part of the subject. */
export const threadListQuery = (tab: ThreadTab, subject: string) =>
  infiniteQueryOptions({
    queryKey: [...THREADS_KEY, tab, subject],
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

export type MessageSearch = {
  terms: string;
  fromId: number | null;
  hasPhoto: boolean;
  jobId: number | null;
  /** Days as YYYY-MM-DD, both inclusive; empty for no limit. */
  since: string;
  until: string;
};

/** Messages that match the search, after threads whose subject matches it. */
export const messageSearchQuery = ({ terms, fromId, hasPhoto, jobId, since, until }: MessageSearch) =>
  queryOptions({
    queryKey: ['MessageThread', 'search', terms, fromId, hasPhoto, jobId, since, until],
    queryFn: ({ signal }) =>
      call(
        'MessageThread/search',
        {
          ...OWN_THREADS,
          terms,
          in_messages: 1 as const,
          ...(fromId !== null && { from_id: fromId }),
          ...(hasPhoto && { has_photo: 1 as const }),
          ...(jobId !== null && { job_id: jobId }),
          ...(since !== '' && { since }),
          ...(until !== '' && { until }),
        },
        { signal },
      ),
  });

/** One thread with its members; null if it does not exist or is private. */
export const threadQuery = (slug: string) =>
  queryOptions({
    queryKey: ['MessageThread', 'record', slug],
    queryFn: async ({ signal }) => {
      const include = {
        Members: [...PERSON, 'job_title', 'last_active'],
        Job: PLACE,
        Service: PLACE,
        Pinned: ['message', 'is_deleted'],
      } as const;
      try {
        return await call('MessageThread/find', { slug, include }, { signal });
      } catch (error) {
        if (isApiError(error) && (error.kind === 'refused' || error.kind === 'status')) return null;
        throw error;
      }
    },
  });

export type Thread = NonNullable<QueryAnswer<typeof threadQuery>>;

const CHECK_NEW_MS = 60_000;

/**
 * Threads with unread messages, polled once a minute while the page is visible. The shell's badge and the lists share
 * it.
 */
export const unreadQuery = () =>
  queryOptions({
    queryKey: ['messaging', 'unread'],
    queryFn: ({ signal }) => call('Message/check-new', {}, { signal }),
    refetchInterval: CHECK_NEW_MS,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
  });

/** Profile pictures by image id; people without one are shown by their initials. */
export const profileImagesQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['ProfileImage', 'some', ids],
    queryFn: async ({ signal }) => {
      if (ids.length === 0) return [];
      const filters = { id: [...ids] };
      return await callAll('ProfileImage', { filters, fields: ['slug', 'filename'] }, { signal });
    },
    staleTime: Infinity,
  });

/** People to whom one can write. */
export const recipientsQuery = () =>
  queryOptions({
    queryKey: ['User', 'recipients'],
    queryFn: ({ signal }) =>
      callAll(
        'User',
        {
          filters: { invite_accepted: 1 },
          fields: [...PERSON, 'job_title'],
          order: [
            ['first_name', 'ASC'],
            ['last_name', 'ASC'],
          ],
        },
        { signal },
      ),
  });

/** Ids of the people who currently work on a project or service: its crew and the person responsible. */
export const crewQuery = (of: Parent) =>
  queryOptions({
    queryKey: ['User', 'crew', of],
    queryFn: async ({ signal }) => {
      const ids = await ('job_id' in of ? jobCrew(of.job_id, signal) : serviceCrew(of.service_id, signal));
      if (ids.length === 0) return [];
      const filters = { ids, invite_accepted: 1, 'UserPermission.is_inactive': 0 } as const;
      const people = await callAll('User', { filters, fields: ['slug'] }, { signal });
      return people.map(({ id }) => id);
    },
    meta: { quiet: true },
  });

async function jobCrew(jobId: number, signal: AbortSignal): Promise<number[]> {
  const [crew, job] = await Promise.all([
    callAll('JobPersonnel', { filters: { job_id: jobId }, fields: ['user_id'] }, { signal }),
    callFirst('Job', { filters: { id: jobId }, fields: ['manager_id'] }, { signal }),
  ]);
  return [...crew.map(({ user_id }) => user_id), job?.manager_id].filter((id) => typeof id === 'number');
}

async function serviceCrew(serviceId: number, signal: AbortSignal): Promise<number[]> {
  const [crew, service] = await Promise.all([
    callAll('ServicePersonnel', { filters: { service_id: serviceId }, fields: ['user_id'] }, { signal }),
    callFirst('Service', { filters: { id: serviceId }, fields: ['assigned_to'] }, { signal }),
  ]);
  return [...crew.map(({ user_id }) => user_id), service?.assigned_to].filter((id) => typeof id === 'number');
}

export type NewThread = {
  subject: string;
  memberIds: readonly number[];
  createdBy: number;
  isOpen: boolean;
  clientKey: string;
  /** The job or service of the thread. */
  about?: { job_id?: number; service_id?: number };
};

/**
 * The payload that creates a thread; its author is always a member. A repeat with the same client key returns the first
 * thread.
 */
export const newThread = ({ subject, memberIds, createdBy, isOpen, clientKey, about = {} }: NewThread) => ({
  created_by: createdBy,
  subject,
  is_open_thread: isOpen ? (1 as const) : (0 as const),
  client_key: clientKey,
  ...about,
  Members: [...new Set([createdBy, ...memberIds])],
});

export const createThread = (thread: NewThread) => call('MessageThread/save', newThread(thread));

export const saveMembers = (threadId: number, memberIds: readonly number[]) =>
  call('MessageThread/save', { id: threadId, Members: memberIds });

/** Makes a thread open for everybody who works on its job or service, or private to its members. */
export const saveOpenness = (threadId: number, isOpen: boolean) =>
  call('MessageThread/save', { id: threadId, is_open_thread: isOpen ? 1 : 0 });

/** @param userId becomes a member; people can add themselves to an open thread that they may read */
export const joinThread = (threadId: number, userId: number) => saveMembers(threadId, [userId]);

export const saveSubject = (threadId: number, subject: string) => call('MessageThread/save', { id: threadId, subject });

export const removeMember = (threadId: number, userId: number) =>
  call('MessageThread/remove-member', { id: threadId, user_id: userId });

export const leaveThread = (threadId: number) => call('MessageThread/leave', { id: threadId });
