import { call, callFirst, callList, callTop } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { SentenceSchema, sentenceText } from '@fieldspan/contract/sentence';
import { worded } from '@fieldspan/domain/page-language';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';

const KEY = ['notifications'] as const;

/** Polling interval from document 0 §9. */
const POLL_MS = 1_800_000;
const MOST_RECENT = 10;

const FIELDS = ['message', 'sentence_json', 'link', 'created_at', 'is_dismissed'] as const;
const SaidSchema = v.pipe(v.string(), v.parseJson(), SentenceSchema);

/** In the language of the page, where the server gave the sentence with its values. */
function inOwnWords<R extends { message: string; sentence_json: string | null }>(row: R): R {
  const said = v.safeParse(SaidSchema, row.sentence_json);
  return said.success ? { ...row, message: sentenceText(said.output, worded) } : row;
}

const NEWEST_FIRST = [['created_at', 'DESC']] as const;

/**
 * The latest notifications that are not dismissed, newest first; polled every half hour and when the page gets the
 * focus.
 */
export const notificationsQuery = () =>
  queryOptions({
    queryKey: [...KEY, 'recent'],
    queryFn: async ({ signal }) => {
      const filters = { is_dismissed: 0 } as const;
      const query = { filters, fields: FIELDS, order: NEWEST_FIRST, limit: MOST_RECENT } as const;
      return (await callTop('Notification', query, { signal })).rows.map(inOwnWords);
    },
    refetchInterval: POLL_MS,
    refetchOnWindowFocus: true,
    meta: { quiet: true },
  });

/** A page of all notifications, including dismissed ones. */
export const notificationFeedQuery = (page: number, limit: number) =>
  queryOptions({
    queryKey: [...KEY, 'feed', page, limit],
    queryFn: async ({ signal }) => {
      const found = await callList('Notification', { fields: FIELDS, order: NEWEST_FIRST, limit, page }, { signal });
      return { ...found, rows: found.rows.map(inOwnWords) };
    },
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

/** Invalidates the notifications, because there may be new ones. */
export const refreshNotifications = (): Promise<void> => queryClient.invalidateQueries({ queryKey: KEY });

/**
 * Dismisses a notification or undoes that. The list decides when to reload, because the row stays visible for the undo.
 */
export async function markDismissed({ id, isDismissed }: { id: number; isDismissed: boolean }): Promise<void> {
  await call('Notification/save', { id, is_dismissed: isDismissed ? 1 : 0 }, { isUnshown: true });
}

/** The latest release note of the product; null if there is none. */
export const latestNewsQuery = () =>
  queryOptions({
    queryKey: ['ReleaseNote', 'latest'],
    queryFn: async ({ signal }) => {
      return await callFirst(
        'ReleaseNote',
        { fields: ['title', 'body', 'release_date'], order: [['release_date', 'DESC']] },
        { signal },
      );
    },
    meta: { quiet: true },
  });
