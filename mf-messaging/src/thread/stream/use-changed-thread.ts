import type { Message } from '@fieldspan/api/queries/messages';
import { threadQuery } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { myThreadQuery } from '@fieldspan/api/queries/my-thread';
import { queryClient } from '@fieldspan/api/query-client';
import { useEffect, useEffectEvent } from 'react';
import type { OutgoingMessage } from '../../engine/outgoing-message.ts';

/** What tells that a thread is not any more what one sees is asked for at once, not at the next refresh. */
export function useChangedThread(thread: Thread, outgoing: readonly OutgoingMessage[], news: readonly Message[]): void {
  const isRefused = outgoing.some(({ state }) => state === 'failed');
  const joinedWith = news.findLast(({ author_id: author }) => !thread.Members.some(({ id }) => id === author))?.id;
  const askAgain = useEffectEvent(() => {
    void queryClient.invalidateQueries(threadQuery(thread.slug));
    void queryClient.invalidateQueries(myThreadQuery(thread.id));
  });
  // Archived, or closed to oneself, while one was writing.
  useEffect(() => {
    if (isRefused) askAgain();
  }, [isRefused]);
  // Somebody has joined by writing, oneself perhaps.
  useEffect(() => {
    if (joinedWith !== undefined) askAgain();
  }, [joinedWith]);
}
