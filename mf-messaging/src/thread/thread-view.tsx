import { markRead, messagesQuery, unreadQuery } from '@fieldspan/api/queries/messaging';
import type { Thread } from '@fieldspan/api/queries/messaging';
import { queryClient } from '@fieldspan/api/query-client';
import { firstUnread } from '@fieldspan/domain/message-stream';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useSuspenseQuery } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useOwnUserId } from '../own-user-id.ts';
import { ArchivedNotice } from './archived-notice.tsx';
import { Composer } from './composer.tsx';
import { MembersPanel } from './members-panel.tsx';
import { MessageStream } from './message-stream.tsx';
import { keepNewestPage } from './older-messages.ts';
import { forgetArrived } from './outgoing.ts';
import { ThreadHeader } from './thread-header.tsx';
import type { ListControls } from './list-controls.ts';
import styles from './thread-view.module.css';
import { useMessagePoll } from './use-message-poll.ts';

/** null until a person has chosen: then the window's width decides. */
const areMembersOpenAtom = atom<boolean | null>(null);

type ThreadViewProps = ListControls & { thread: Thread };

export function ThreadView({ thread, ...list }: ThreadViewProps) {
  const ownId = useOwnUserId();
  const isRoomy = !useNarrow(1299);
  const [chosen, setChosen] = useAtom(areMembersOpenAtom);
  const { data: stream } = useSuspenseQuery(messagesQuery(thread.id));
  const [firstUnreadId] = useState(() => firstUnread(stream.messages, ownMembership(thread, ownId)));
  const areMembersOpen = list.beside === 'list' && (chosen ?? isRoomy);
  usePageTitle(thread.subject);

  useMessagePoll(thread.id, (messages) => {
    forgetArrived(messages);
    void noteRead(thread.id);
    void queryClient.invalidateQueries({ queryKey: ['messaging', 'threads'] });
  });
  useEffect(() => {
    void noteRead(thread.id);
    return () => keepNewestPage(thread.id);
  }, [thread.id]);

  return (
    <>
      <section className={styles.thread} aria-label={thread.subject}>
        <ThreadHeader
          thread={thread}
          areMembersOpen={areMembersOpen}
          onToggleMembers={() => setChosen(!areMembersOpen)}
          list={list}
        />
        <MessageStream thread={thread} stream={stream} firstUnreadId={firstUnreadId} />
        {thread.archived === 1 ? <ArchivedNotice /> : <Composer threadId={thread.id} subject={thread.subject} />}
      </section>
      {areMembersOpen && <MembersPanel thread={thread} onClose={() => setChosen(false)} />}
    </>
  );
}

function ownMembership({ Members }: Thread, id: number) {
  return { id, last_read: Members.find((member) => member.id === id)?.last_read ?? null };
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
