import { IconButton } from '@fieldspan/ui/icon-button';
import { t } from '@fieldspan/ui/i18n';
import {
  IconArchive,
  IconChevronLeft,
  IconLayoutSidebar,
  IconLock,
  IconLockOpen,
  IconUsers,
} from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import type { ListControls } from './list-controls.ts';
import { ThreadContext } from './thread-context.tsx';
import styles from './thread-header.module.css';
import type { Thread } from '@fieldspan/api/queries/messaging';

type ThreadHeaderProps = ListControls & {
  thread: Thread;
  areMembersOpen: boolean;
  onToggleMembers: () => void;
};

export function ThreadHeader({ thread, listPath, isListOpen, onToggleList, ...members }: ThreadHeaderProps) {
  return (
    <header className={styles.header}>
      <AppLink to={listPath} className={styles.back} aria-label={t('Back to messages')}>
        <IconChevronLeft aria-hidden="true" />
      </AppLink>
      <IconButton
        className={styles.toggle}
        label={isListOpen ? t('Hide the thread list') : t('Show the thread list')}
        aria-expanded={isListOpen}
        icon={<IconLayoutSidebar aria-hidden="true" />}
        onClick={onToggleList}
      />
      <div className={styles.heading}>
        <div className={styles.subject}>
          <h1 tabIndex={-1} data-page-heading="">
            {thread.subject}
          </h1>
          <ThreadState thread={thread} />
        </div>
        <ThreadContext thread={thread} />
      </div>
      <IconButton
        label={members.areMembersOpen ? t('Hide members') : t('Show members')}
        aria-expanded={members.areMembersOpen}
        icon={<IconUsers aria-hidden="true" />}
        onClick={members.onToggleMembers}
      />
    </header>
  );
}

/** Open or private is said of job and service threads only: elsewhere it means nothing. */
function ThreadState({ thread }: { thread: Thread }) {
  const isOfJob = thread.job_id !== null || thread.service_id !== null;
  return (
    <>
      {thread.archived === 1 && <Tag icon={<IconArchive aria-hidden="true" />}>{t('Archived')}</Tag>}
      {isOfJob && thread.is_open_thread === 1 && <Tag icon={<IconLockOpen aria-hidden="true" />}>{t('Open')}</Tag>}
      {isOfJob && thread.is_open_thread === 0 && <Tag icon={<IconLock aria-hidden="true" />}>{t('Private')}</Tag>}
    </>
  );
}
