import { THREADS_KEY } from '@fieldspan/api/queries/messaging';
import { messagesQuery } from '@fieldspan/api/queries/messages';
import type { Message } from '@fieldspan/api/queries/messages';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { queryClient } from '@fieldspan/api/query-client';
import type { MyThread } from '@fieldspan/contract/messaging-calls';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetArrived } from '../engine/outgoing.ts';
import { makeUnread } from './stream/message-changes.ts';
import { MessageStream } from './stream/message-stream.tsx';
import { useMessagePoll } from './stream/use-message-poll.ts';
import { unspoken } from './stream/unspoken.ts';
import { useReading } from './use-reading.ts';

type ThreadMessagesProps = {
  thread: Thread;
  mine: MyThread;
  /** Scroll target; pass a new object to scroll again to the same message. */
  goTo: { id: number } | null;
  /** The reader has marked messages as unread. */
  onUnread: () => void;
};

/** The messages of a thread, updated as they arrive. */
export function ThreadMessages({ thread, mine, goTo, onUnread }: ThreadMessagesProps) {
  const { data: stream } = useSuspenseQuery(messagesQuery(thread.id));
  const [unread] = useState({ firstId: mine.first_unread_id, count: mine.unread });
  const [news, setNews] = useState<readonly Message[]>([]);
  const [toSay, setToSay] = useState<readonly Message[]>([]);
  const reading = useReading(thread.id);

  useMessagePoll(thread.id, (messages) => {
    setNews(messages);
    setToSay(unspoken(thread.id, messages));
    forgetArrived(messages);
    reading.note();
    void queryClient.invalidateQueries({ queryKey: THREADS_KEY });
  });
  const handleMarkUnread = async (message: Message) => {
    reading.stop();
    if (await makeUnread(message)) onUnread();
  };
  return (
    <MessageStream
      thread={thread}
      stream={stream}
      unread={unread}
      goTo={goTo}
      news={news}
      toSay={toSay}
      onMarkUnread={(message) => void handleMarkUnread(message)}
    />
  );
}
