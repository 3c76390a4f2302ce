import type { Message, Stream } from '@fieldspan/api/queries/messaging';
import { streamRows } from '@fieldspan/domain/message-stream';
import { readersOf } from '@fieldspan/domain/readers';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { useNow } from '@fieldspan/federation/now';
import { useOwnUserId } from '../own-user-id.ts';
import { usePictures } from '../pictures.ts';
import { MessageRow } from './message-row.tsx';
import styles from './message-stream.module.css';
import { useOlderMessages } from './older-messages.ts';
import { OutgoingRow } from './outgoing-row.tsx';
import { useOutgoing } from './outgoing.ts';
import { ReadBy } from './read-by.tsx';
import { StreamAnnouncer } from './stream-announcer.tsx';
import { StreamLine } from './stream-line.tsx';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { useShowFile } from './use-show-file.ts';
import { useStreamScroll } from './use-stream-scroll.ts';

type MessageStreamProps = { thread: Thread; stream: Stream; firstUnreadId: number | null };

export function MessageStream({ thread, stream, firstUnreadId }: MessageStreamProps) {
  const { messages, hasOlder } = stream;
  const ownId = useOwnUserId();
  const outgoing = useOutgoing(thread.id, messages);
  const older = useOlderMessages(thread.id, stream);
  const scroller = useStreamScroll({
    firstId: messages[0]?.id,
    outgoingCount: outgoing.length,
    onNearTop: older.load,
  });
  const authors = messages.flatMap(({ User }) => (User ? [User] : []));
  const pictureOf = usePictures([...thread.Members, ...authors]);
  const showFile = useShowFile(messages);
  const now = useNow();
  const isEmpty = messages.length === 0 && outgoing.length === 0;

  return (
    <section ref={scroller} className={styles.scroller} aria-label={t('Messages')}>
      <div className={styles.content}>
        {hasOlder && (
          <div className={styles.older}>
            <Button size="s" variant="quiet" busy={older.isLoading} onClick={older.load}>
              {older.hasFailed ? t('Older messages could not be loaded. Try again') : t('Show older messages')}
            </Button>
          </div>
        )}
        {isEmpty && <NoMessages isArchived={thread.archived === 1} />}
        <ol className={styles.messages} translate="yes">
          {streamRows(messages, firstUnreadId).map((row) =>
            row.kind === 'message' ? (
              <MessageRow
                key={row.key}
                message={row.message}
                now={now}
                isContinued={row.continued}
                isOwn={row.message.author_id === ownId}
                picture={row.message.User && pictureOf(row.message.User)}
                onShowFile={showFile}
              />
            ) : (
              <StreamLine key={row.key} row={row} now={now} />
            ),
          )}
          {outgoing.map((message) => (
            <OutgoingRow key={message.clientKey} thread={thread} message={message} />
          ))}
        </ol>
        {outgoing.length === 0 && <ReadBy readers={readersOfLast(messages, thread, ownId)} />}
      </div>
      <StreamAnnouncer messages={messages} ownId={ownId} />
    </section>
  );
}

function readersOfLast(messages: readonly Message[], { Members }: Thread, ownId: number) {
  const last = messages.at(-1);
  return last ? readersOf(last, Members).filter(({ id }) => id !== ownId) : [];
}

function NoMessages({ isArchived }: { isArchived: boolean }) {
  return (
    <EmptyState icon={<IconMessage aria-hidden="true" />} title={t('No messages yet')}>
      {!isArchived && t('Write the first one below.')}
    </EmptyState>
  );
}
