import type { Thread } from '@fieldspan/api/queries/messaging';
import { myThreadQuery } from '@fieldspan/api/queries/my-thread';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useNavigate } from '@fieldspan/federation/router';
import { useNarrow } from '@fieldspan/ui/narrow';
import { useSuspenseQuery } from '@tanstack/react-query';
import { atom, useAtom } from 'jotai';
import { useState } from 'react';
import { useOwnUserId } from '../own-user-id.ts';
import type { ListControls } from './list-controls.ts';
import { ArchivedNotice } from './archived-notice.tsx';
import { addresseeOf } from '../engine/addressee.ts';
import { Composer } from './compose/composer.tsx';
import { MembersPanel } from './members/members-panel.tsx';
import { ThreadHeader } from './thread-header.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import styles from './thread-view.module.css';

/** null until the person has chosen: then the window's width decides. */
const areMembersOpenAtom = atom<boolean | null>(null);

type ThreadViewProps = ListControls & {
  thread: Thread;
  /** The message in the URL; a new object scrolls there again. */
  openedAt: { id: number } | null;
};

export function ThreadView({ thread, openedAt, ...list }: ThreadViewProps) {
  const ownId = useOwnUserId();
  const navigate = useNavigate();
  const isRoomy = !useNarrow(1299);
  const [chosen, setChosen] = useAtom(areMembersOpenAtom);
  const { data: mine } = useSuspenseQuery(myThreadQuery(thread.id));
  const [pinnedAt, setPinnedAt] = useState<{ id: number } | null>(null);
  const areMembersOpen = list.beside === 'list' && (chosen ?? isRoomy);
  usePageTitle(thread.subject);

  return (
    <>
      <section className={styles.thread} aria-label={thread.subject}>
        <ThreadHeader
          thread={thread}
          mine={mine}
          isMember={thread.Members.some(({ id }) => id === ownId)}
          onPinned={(id) => setPinnedAt({ id })}
          areMembersOpen={areMembersOpen}
          onToggleMembers={() => setChosen(!areMembersOpen)}
          list={list}
        />
        <ThreadMessages
          thread={thread}
          mine={mine}
          goTo={pinnedAt ?? openedAt}
          onUnread={() => void navigate(list.listPath)}
        />
        {thread.archived === 1 ? <ArchivedNotice thread={thread} /> : <Composer to={addresseeOf(thread, ownId)} />}
      </section>
      {areMembersOpen && <MembersPanel thread={thread} onClose={() => setChosen(false)} />}
    </>
  );
}
