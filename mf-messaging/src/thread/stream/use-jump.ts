import { alertError } from '@fieldspan/api/alerts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { MessageListHandle } from './message-list.tsx';
import type { StreamListRow } from './stream-list-row.ts';
import { loadAround } from './stream-window.ts';

type Jump = {
  /** The message that somebody came to see. */
  soughtId: number | null;
  /** Loads what is around a message when it has to, and brings it into view. */
  jumpTo: (messageId: number) => void;
};

/** Brings a message into view wherever in the thread it stands. @param goTo the one that was asked for; a new object is a new wish */
export function useJump(
  list: RefObject<MessageListHandle | null>,
  { threadId, rows, goTo }: { threadId: number; rows: readonly StreamListRow[]; goTo: { id: number } | null },
): Jump {
  const [soughtId, setSoughtId] = useState<number | null>(null);
  const pendingId = useRef<number | null>(null);
  const granted = useRef<{ id: number } | null>(null);

  const arrive = () => {
    if (pendingId.current === null) return;
    const row = rows.find((one) => one.kind === 'message' && one.message.id === pendingId.current);
    if (row && list.current?.toRow(row.key, 'center')) pendingId.current = null;
  };
  const jumpTo = async (messageId: number) => {
    try {
      await loadAround(threadId, messageId);
      pendingId.current = messageId;
      setSoughtId(messageId);
      arrive();
    } catch (error) {
      alertError(error);
    }
  };
  useLayoutEffect(() => {
    if (goTo !== null && goTo !== granted.current) {
      granted.current = goTo;
      void jumpTo(goTo.id);
    }
    arrive();
  });
  return { soughtId, jumpTo: (messageId) => void jumpTo(messageId) };
}
