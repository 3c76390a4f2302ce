import { fetchMessagePage, fetchMessagesAround, messagesQuery } from '@fieldspan/api/queries/messages';
import type { Stream } from '@fieldspan/api/queries/messages';
import { queryClient } from '@fieldspan/api/query-client';
import { PAGE_LIMIT } from '@fieldspan/contract/query';
import { newestPage, withNewer, withOlder } from '@fieldspan/domain/message-window';
import { useMutation } from '@tanstack/react-query';

/** Request timeout in ms: longer than a slow answer, shorter than a person's patience. */
const patience = () => AbortSignal.timeout(40_000);

type Side = 'older' | 'newer';

export type StreamWindow = {
  /** Loads the page beyond an end of the loaded range; one at a time. After a failure only if called with `again`. */
  load: (side: Side, again?: 'again') => void;
  loading: Side | null;
  failed: Side | null;
};

/** Loads pages around the loaded range of a thread. */
export function useStreamWindow(threadId: number, stream: Stream): StreamWindow {
  const { queryKey } = messagesQuery(threadId);
  const page = useMutation({
    mutationFn: (side: Side) => fetchMessagePage(threadId, cursorOf(side, stream), patience()),
    onSuccess: (found, side) =>
      queryClient.setQueryData(
        queryKey,
        (now) => now && (side === 'older' ? withOlder(now, found) : withNewer(now, found)),
      ),
    meta: { quiet: true },
  });
  const failed = page.isError ? page.variables : null;
  const load: StreamWindow['load'] = (side, again) => {
    const isThere = side === 'older' ? stream.hasOlder : stream.hasNewer;
    if (!isThere || stream.messages.length === 0 || page.isPending) return;
    if (failed === side && again === undefined) return;
    page.mutate(side);
  };
  return { load, loading: page.isPending ? page.variables : null, failed };
}

function cursorOf(side: Side, { messages }: Stream) {
  const end = side === 'older' ? messages[0] : messages.at(-1);
  return side === 'older' ? { before_id: end?.id ?? 0 } : { after_id: end?.id ?? 0 };
}

/**
 * Replaces the loaded range by the one around a message, unless it is already loaded.
 * @throws ApiError
 */
export async function loadAround(threadId: number, messageId: number): Promise<void> {
  const { queryKey } = messagesQuery(threadId);
  const stream = queryClient.getQueryData(queryKey);
  if (stream?.messages.some(({ id }) => id === messageId)) return;
  const around = await fetchMessagesAround(threadId, messageId, patience());
  queryClient.setQueryData(queryKey, (now) =>
    now ? { ...around, latestId: Math.max(now.latestId, around.latestId), time: now.time } : around,
  );
}

/**
 * Loads the newest messages, unless the range includes them.
 * @throws ApiError
 */
export async function loadNewest(threadId: number): Promise<void> {
  const query = messagesQuery(threadId);
  if (queryClient.getQueryData(query.queryKey)?.hasNewer === false) return;
  await queryClient.fetchQuery({ ...query, staleTime: 0 });
}

/** Drops pages loaded by scrolling, so that the thread opens as quickly as the first time. */
export function keepNewestPage(threadId: number): void {
  const { queryKey } = messagesQuery(threadId);
  const stream = queryClient.getQueryData(queryKey);
  if (!stream) return;
  const newest = newestPage(stream, PAGE_LIMIT);
  if (newest) queryClient.setQueryData(queryKey, newest);
  else queryClient.removeQueries({ queryKey });
}
