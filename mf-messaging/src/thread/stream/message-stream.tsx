import type { Message, Stream } from '@fieldspan/api/queries/messages';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { useNow } from '@fieldspan/federation/now';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { useRef, useState } from 'react';
import { useOwnUserId } from '../../own-user-id.ts';
import { usePictures } from '../../pictures.ts';
import { useOutgoing } from '../../engine/outgoing.ts';
import { DeleteMessage } from './delete-message.tsx';
import { MessageList } from './message-list.tsx';
import type { MessageListHandle } from './message-list.tsx';
import styles from './message-stream.module.css';
import { PageState } from './page-state.tsx';
import { StreamAnnouncer } from './stream-announcer.tsx';
import { StreamChips } from './stream-chips.tsx';
import { streamListRows } from './stream-list-row.ts';
import { StreamRow } from './stream-row.tsx';
import { useChangedThread } from './use-changed-thread.ts';
import { useEdges } from './use-edges.ts';
import { useJump } from './use-jump.ts';
import { useShowFile } from './use-show-file.ts';
import { useStreamWalk } from './use-stream-walk.ts';

type MessageStreamProps = {
  thread: Thread;
  stream: Stream;
  /** Messages that were unread when the thread was opened. */
  unread: { firstId: number | null; count: number };
  /** Scroll target; pass a new object to scroll again to the same message. */
  goTo: { id: number } | null;
  /** The messages that arrived last. */
  news: readonly Message[];
  /** Of these, the ones not announced to screen readers yet. */
  toSay: readonly Message[];
  onMarkUnread: (message: Message) => void;
};

export function MessageStream({ thread, stream, unread, goTo, news, toSay, onMarkUnread }: MessageStreamProps) {
  const { messages, hasOlder, hasNewer } = stream;
  const ownId = useOwnUserId();
  const now = useNow();
  const list = useRef<MessageListHandle>(null);
  const outgoing = useOutgoing(thread.id, messages);
  useChangedThread(thread, outgoing, news);
  const rows = streamListRows({
    messages,
    hasOlder,
    firstUnreadId: unread.firstId,
    outgoing: hasNewer ? [] : outgoing,
  });
  const keys = rows.flatMap(({ kind, key }) => (kind === 'message' || kind === 'outgoing' ? [key] : []));
  const walk = useStreamWalk(list, keys, !hasOlder && !hasNewer);
  const { soughtId, jumpTo } = useJump(list, { threadId: thread.id, rows, goTo });
  const edges = useEdges(list, { thread, stream, rows, unread, outgoing, news });
  const authors = messages.flatMap(({ User }) => (User ? [User] : []));
  const pictureOf = usePictures([...thread.Members, ...authors]);
  const onShowFile = useShowFile(messages);
  const [doomed, setDoomed] = useState<Message | null>(null);
  const scene = { thread, ownId, now, pictureOf, onShowFile, onDelete: setDoomed, onMarkUnread };
  const lastId = hasNewer || outgoing.length > 0 ? null : messages.at(-1)?.id;

  return (
    <div className={styles.stream} onKeyDown={walk.handleKeyDown} onFocus={walk.handleFocus} role="presentation">
      {rows.length === 0 ? (
        <NoMessages isArchived={thread.archived === 1} />
      ) : (
        <MessageList ref={list} label={t('Messages')} rows={rows} onEdge={edges.note}>
          {(row) => (
            <StreamRow
              row={row}
              scene={scene}
              walk={walk}
              isLast={row.kind === 'message' && row.message.id === lastId}
              isSought={row.kind === 'message' && row.message.id === soughtId}
            />
          )}
        </MessageList>
      )}
      <StreamChips
        unreadAbove={edges.unreadAbove}
        onFirstUnread={() => unread.firstId !== null && jumpTo(unread.firstId)}
        isAtEnd={edges.isAtEnd || rows.length === 0}
        newsBelow={edges.newsBelow}
        onNewest={edges.toNewest}
      />
      <PageState {...edges.window} />
      <StreamAnnouncer news={toSay} outgoing={outgoing} ownId={ownId} />
      <DeleteMessage
        message={doomed}
        by={thread.Members.find(({ id }) => id === ownId) ?? null}
        onClose={() => setDoomed(null)}
      />
    </div>
  );
}

function NoMessages({ isArchived }: { isArchived: boolean }) {
  return (
    <EmptyState icon={<IconMessage aria-hidden="true" />} title={t('No messages yet')}>
      {!isArchived && t('Write the first one below.')}
    </EmptyState>
  );
}
