import { markRead } from '@fieldspan/api/queries/messages';
import { unreadQuery } from '@fieldspan/api/queries/messaging';
import { myThreadQuery } from '@fieldspan/api/queries/my-thread';
import { queryClient } from '@fieldspan/api/query-client';
import { useEffect, useRef } from 'react';
import { keepNewestPage } from './stream/stream-window.ts';

type Reading = {
  /** Marks everything that has arrived as read. */
  note: () => void;
  /** The reader wants it unread again: stop marking. */
  stop: () => void;
};

/** Marks a thread as read while it is open. */
export function useReading(threadId: number): Reading {
  const isStopped = useRef(false);
  const note = () => {
    if (!isStopped.current) void noteRead(threadId);
  };
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(() => {
    void noteRead(threadId);
    return () => {
      keepNewestPage(threadId);
      queryClient.removeQueries(myThreadQuery(threadId));
    };
  }, [threadId]);
  return { note, stop };
}

/** Removes the thread from the unread list at once; if the request fails, the next poll corrects it. */
async function noteRead(threadId: number): Promise<void> {
  queryClient.setQueryData(
    unreadQuery().queryKey,
    (unread) => unread && { ...unread, threads: unread.threads.filter((id) => id !== threadId) },
  );
  try {
    await markRead(threadId);
  } catch {
    await queryClient.invalidateQueries(unreadQuery());
  }
}
