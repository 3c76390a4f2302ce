import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import { IconArchive, IconChevronLeft, IconLayoutSidebar, IconUsers } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import type { Thread } from '@fieldspan/api/queries/messaging';
import type { MyThread } from '@fieldspan/contract/messaging-calls';
import type { ListControls } from './list-controls.ts';
import { NotifyMenu } from './notify-menu.tsx';
import { OpenSwitch } from './open-switch.tsx';
import { ThreadContext } from './thread-context.tsx';
import styles from './thread-header.module.css';

type ThreadHeaderProps = {
  thread: Thread;
  mine: MyThread;
  isMember: boolean;
  onPinned: (messageId: number) => void;
  list: ListControls;
  areMembersOpen: boolean;
  onToggleMembers: () => void;
};

export function ThreadHeader({ thread, mine, isMember, list, areMembersOpen, ...on }: ThreadHeaderProps) {
  const isOnPage = list.beside === 'list';
  return (
    <header className={styles.header} data-beside={list.beside}>
      <AppLink to={list.listPath} className={styles.back} aria-label={t('Back to messages')}>
        <IconChevronLeft aria-hidden="true" />
      </AppLink>
      {list.beside === 'list' && (
        <IconButton
          className={styles.toggle}
          label={list.isListOpen ? t('Hide the thread list') : t('Show the thread list')}
          aria-expanded={list.isListOpen}
          icon={<IconLayoutSidebar aria-hidden="true" />}
          onClick={list.onToggleList}
        />
      )}
      <div className={styles.heading}>
        <div className={styles.subject}>
          <Subject isOfPage={isOnPage}>{thread.subject}</Subject>
          <ThreadState thread={thread} isMember={isMember} />
        </div>
        <ThreadContext thread={thread} onPinned={on.onPinned} />
      </div>
      {isMember && thread.archived === 0 && <NotifyMenu threadId={thread.id} mine={mine} />}
      {isOnPage && (
        <IconButton
          label={areMembersOpen ? t('Hide members') : t('Show members')}
          aria-expanded={areMembersOpen}
          icon={<IconUsers aria-hidden="true" />}
          onClick={on.onToggleMembers}
        />
      )}
    </header>
  );
}

/** On its own page the thread's subject is the page heading. */
function Subject({ isOfPage, children }: { isOfPage: boolean; children: string }) {
  if (!isOfPage) return <h3>{children}</h3>;
  return (
    <h1 tabIndex={-1} data-page-heading="">
      {children}
    </h1>
  );
}

/** Only threads of jobs and services are open or private. */
function ThreadState({ thread, isMember }: { thread: Thread; isMember: boolean }) {
  const isOfJob = thread.job_id !== null || thread.service_id !== null;
  const isArchived = thread.archived === 1;
  return (
    <>
      {isArchived && <Tag icon={<IconArchive aria-hidden="true" />}>{t('Archived')}</Tag>}
      {isOfJob && <OpenSwitch thread={thread} mayChange={isMember && !isArchived} />}
    </>
  );
}
