import { fetchOlderMessages, messagesQuery } from '@fieldspan/api/queries/messaging';
import type { Stream } from '@fieldspan/api/queries/messaging';
import { queryClient } from '@fieldspan/api/query-client';
import { PAGE_LIMIT } from '@fieldspan/contract/query';
import { mergeMessages } from '@fieldspan/domain/message-stream';
import { useMutation } from '@tanstack/react-query';

type OlderMessages = { load: () => void; isLoading: boolean; hasFailed: boolean };

/** The page before the messages that are shown; one at a time. */
export function useOlderMessages(threadId: number, { messages, hasOlder }: Stream): OlderMessages {
  const oldest = messages[0];
  const { mutate, isPending, isError } = useMutation({
    mutationFn: (beforeId: number) => fetchOlderMessages(threadId, beforeId, AbortSignal.timeout(40_000)),
    onSuccess: (page) =>
      queryClient.setQueryData(
        messagesQuery(threadId).queryKey,
        (stream) =>
          stream && { ...stream, hasOlder: page.hasOlder, messages: mergeMessages(stream.messages, page.messages) },
      ),
    meta: { quiet: true },
  });
  const load = () => {
    if (oldest && hasOlder && !isPending) mutate(oldest.id);
  };
  return { load, isLoading: isPending, hasFailed: isError };
}

/** Lets go of what was loaded by scrolling up, so that a thread opens as lightly as it did at first. */
export function keepNewestPage(threadId: number): void {
  queryClient.setQueryData(messagesQuery(threadId).queryKey, (stream) => {
    if (!stream || stream.messages.length <= PAGE_LIMIT) return stream;
    return { ...stream, messages: stream.messages.slice(-PAGE_LIMIT), hasOlder: true };
  });
}
