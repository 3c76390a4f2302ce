import { messagesQuery } from '@fieldspan/api/queries/messages';
import type { Message } from '@fieldspan/api/queries/messages';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { queryClient } from '@fieldspan/api/query-client';
import type { MyThread } from '@fieldspan/contract/messaging-calls';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ArchivedNotice } from './archived-notice.tsx';
import { Composer } from './compose/composer.tsx';
import { forgetArrived, send } from './compose/outgoing.ts';
import { makeUnread } from './stream/message-changes.ts';
import { MessageStream } from './stream/message-stream.tsx';
import { useMessagePoll } from './stream/use-message-poll.ts';
import { useReading } from './use-reading.ts';

type ThreadBodyProps = {
  thread: Thread;
  mine: MyThread;
  /** The message to show; a new object is a new wish to see it. */
  goTo: { id: number } | null;
  /** The reader has put some of it aside as unread. */
  onUnread: () => void;
};

/** What is said in a thread, and the box in which one answers. */
export function ThreadBody({ thread, mine, goTo, onUnread }: ThreadBodyProps) {
  const { data: stream } = useSuspenseQuery(messagesQuery(thread.id));
  const [unread] = useState({ firstId: mine.first_unread_id, count: mine.unread });
  const [news, setNews] = useState<readonly Message[]>([]);
  const reading = useReading(thread.id);

  useMessagePoll(thread.id, (messages) => {
    setNews(messages);
    forgetArrived(messages);
    reading.note();
    void queryClient.invalidateQueries({ queryKey: ['messaging', 'threads'] });
  });
  const handleMarkUnread = async (message: Message) => {
    reading.stop();
    if (await makeUnread(message)) onUnread();
  };
  return (
    <>
      <MessageStream
        thread={thread}
        stream={stream}
        unread={unread}
        goTo={goTo}
        news={news}
        onMarkUnread={(message) => void handleMarkUnread(message)}
      />
      {thread.archived === 1 ? (
        <ArchivedNotice thread={thread} />
      ) : (
        <Composer thread={thread} onSend={(draft) => void send(thread, draft)} />
      )}
    </>
  );
}
