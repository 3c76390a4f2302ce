import type { Message } from '@fieldspan/api/queries/messages';
import { threadQuery } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { myThreadQuery } from '@fieldspan/api/queries/my-thread';
import { queryClient } from '@fieldspan/api/query-client';
import { useEffect, useEffectEvent } from 'react';
import type { OutgoingMessage } from '../../engine/outgoing-message.ts';

/** Refetches the thread at once when a new message shows that the thread itself has changed. */
export function useChangedThread(thread: Thread, outgoing: readonly OutgoingMessage[], news: readonly Message[]): void {
  const isRefused = outgoing.some(({ state }) => state === 'failed');
  const joinedWith = news.findLast(({ author_id: author }) => !thread.Members.some(({ id }) => id === author))?.id;
  const askAgain = useEffectEvent(() => {
    void queryClient.invalidateQueries(threadQuery(thread.slug));
    void queryClient.invalidateQueries(myThreadQuery(thread.id));
  });
  // The thread was archived, or closed to the reader, while they were writing.
  useEffect(() => {
    if (isRefused) askAgain();
  }, [isRefused]);
  // Somebody (perhaps oneself) joined by writing.
  useEffect(() => {
    if (joinedWith !== undefined) askAgain();
  }, [joinedWith]);
}
