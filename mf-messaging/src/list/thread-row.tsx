import type { ListedThread } from '@fieldspan/api/queries/messaging';
import { shortTime } from '@fieldspan/domain/message-time';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { Tag } from '@fieldspan/ui/tag';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { useOwnUserId } from '../own-user-id.ts';
import { shortName } from '../short-name.ts';
import { ThreadAbout } from './thread-about.tsx';
import styles from './thread-row.module.css';
import { NotifyMark } from './notify-mark.tsx';

type ThreadRowProps = { thread: ListedThread; to: string; now: Date; isUnread: boolean; isCurrent: boolean };

export function ThreadRow({ thread, to, now, isUnread, isCurrent }: ThreadRowProps) {
  const ownId = useOwnUserId();
  const at = thread.last_message_at ?? thread.created_at;
  return (
    <li className={styles.row} data-unread={isUnread || undefined} data-current={isCurrent || undefined}>
      <div className={styles.line}>
        <AppLink to={to} className={styles.subject} aria-current={isCurrent ? 'page' : undefined}>
          {thread.subject}
          {isUnread && <VisuallyHidden>{`, ${t('unread')}`}</VisuallyHidden>}
        </AppLink>
        {thread.archived === 1 && <Tag>{t('Archived')}</Tag>}
        <time className={styles.time} dateTime={at}>
          {shortTime(at, now)}
        </time>
      </div>
      <div className={styles.line}>
        <span className={styles.last}>{lastWords(thread, ownId)}</span>
        <NotifyMark notify={thread.my_notify} />
        {isUnread && <span className={styles.dot} aria-hidden="true" />}
      </div>
      <ThreadAbout thread={thread} ownId={ownId} />
    </li>
  );
}

function lastWords({ last_message, LastAuthor }: ListedThread, ownId: number): string {
  if (last_message === null) return t('No messages yet');
  if (LastAuthor === null) return last_message;
  const name = LastAuthor.id === ownId ? t('You') : shortName(LastAuthor);
  return `${name}: ${last_message}`;
}
