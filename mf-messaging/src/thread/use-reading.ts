import { markRead } from '@fieldspan/api/queries/messages';
import { unreadQuery } from '@fieldspan/api/queries/messaging';
import { myThreadQuery } from '@fieldspan/api/queries/my-thread';
import { queryClient } from '@fieldspan/api/query-client';
import { useEffect, useRef } from 'react';
import { keepNewestPage } from './stream/stream-window.ts';

type Reading = {
  /** Everything that has arrived is read. */
  note: () => void;
  /** Somebody wants it unread again: from now on nothing is noted. */
  stop: () => void;
};

/** Notes that a thread is read for as long as it is open. */
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

/** The thread leaves the unread list here at once; a failure is repaired by the next check for new messages. */
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
