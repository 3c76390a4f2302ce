import { alertError } from '@fieldspan/api/alerts';
import type { Message, Stream } from '@fieldspan/api/queries/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { ListEdge, MessageListHandle } from './message-list.tsx';
import type { StreamListRow } from './stream-list-row.ts';
import { loadNewest, useStreamWindow } from './stream-window.ts';
import type { StreamWindow } from './stream-window.ts';

type Shown = {
  thread: { id: number };
  stream: Stream;
  rows: readonly StreamListRow[];
  unread: { firstId: number | null; count: number };
  outgoing: readonly unknown[];
  news: readonly Message[];
};

export type Edges = {
  window: StreamWindow;
  isAtEnd: boolean;
  /** Number of unread messages that start above the view; 0 once the reader has been there. */
  unreadAbove: number;
  newsBelow: number;
  note: (edge: ListEdge) => void;
  toNewest: () => void;
};

/** What is beyond both ends of the view, and how to get there. */
export function useEdges(list: RefObject<MessageListHandle | null>, shown: Shown): Edges {
  const { thread, stream, rows, unread, outgoing, news } = shown;
  const window = useStreamWindow(thread.id, stream);
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [hasSeenFirst, setHasSeenFirst] = useState(false);
  const newsBelow = useNewsSince(isAtEnd && !stream.hasNewer, news);

  const note = ({ nearStart, nearEnd, atEnd, firstIndex }: ListEdge) => {
    setIsAtEnd(atEnd && !stream.hasNewer);
    const firstUnread = rows.findIndex(({ kind }) => kind === 'new');
    if (firstUnread >= 0 && firstUnread >= firstIndex) setHasSeenFirst(true);
    if (nearStart) window.load('older');
    if (nearEnd) window.load('newer');
  };
  const toNewest = async () => {
    try {
      await loadNewest(thread.id);
    } catch (error) {
      alertError(error);
    }
    list.current?.toEnd();
  };
  useOnMore(outgoing.length, () => void toNewest());
  const unreadAbove = hasSeenFirst || unread.firstId === null ? 0 : unread.count;
  return { window, isAtEnd, unreadAbove, newsBelow, note, toNewest: () => void toNewest() };
}

/** Number of messages that arrived while the reader was away from the end. */
function useNewsSince(isAtEnd: boolean, news: readonly Message[]): number {
  const [{ counted, count }, setCounted] = useState({ counted: news, count: 0 });
  if (counted !== news || (isAtEnd && count > 0)) {
    const arrived = counted === news ? 0 : news.length;
    setCounted({ counted: news, count: isAtEnd ? 0 : count + arrived });
  }
  return count;
}

/** Scrolls to the end after sending, because the writer wants to see their message. */
function useOnMore(count: number, onMore: () => void): void {
  const known = useRef(count);
  const handleMore = useEffectEvent(onMore);
  useEffect(() => {
    const before = known.current;
    known.current = count;
    if (count > before) handleMore();
  }, [count]);
}
