import { alertError } from '@fieldspan/api/alerts';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { MessageListHandle } from './message-list.tsx';
import type { StreamListRow } from './stream-list-row.ts';
import { loadAround } from './stream-window.ts';

type Jump = {
  /** The message to scroll to. */
  soughtId: number | null;
  /** Loads what is around a message if necessary, and scrolls to it. */
  jumpTo: (messageId: number) => void;
};

/**
 * Scrolls to a message anywhere in the thread.
 * @param goTo the target; pass a new object to scroll there again
 */
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
