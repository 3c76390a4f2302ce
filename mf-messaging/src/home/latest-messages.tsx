import { unreadQuery } from '@fieldspan/api/queries/messaging';
import { latestThreadsQuery } from '@fieldspan/api/queries/my-day';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { VisuallyHidden } from '@fieldspan/ui/visually-hidden';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { ShortTime } from '@fieldspan/records/cells/short-time';
import { DashboardCard } from '@fieldspan/records/cards/dashboard-card';
import styles from './latest-messages.module.css';

const SHOWN = 3;

/** The threads with the latest messages. */
export function LatestMessages() {
  return (
    <DashboardCard
      title={t('Messages')}
      icon={<IconMessage aria-hidden="true" />}
      action={<AppLink to="/messages">{t('Open')}</AppLink>}
    >
      <Threads />
    </DashboardCard>
  );
}

function Threads() {
  const { data: threads } = useSuspenseQuery(latestThreadsQuery(SHOWN));
  const { data: news } = useQuery(unreadQuery());
  if (threads.length === 0) {
    return (
      <EmptyState title={t('No messages yet')}>{t('What your crew writes shows here, the latest first.')}</EmptyState>
    );
  }
  return (
    <ul>
      {threads.map(({ id, slug, subject, last_message: message, last_message_at: at, LastAuthor: author }) => {
        const name = author ? personName(author) : subject;
        const isUnread = news?.threads.includes(id) ?? false;
        return (
          <ListItem
            key={id}
            to={`/message/${slug}`}
            leading={<Avatar name={name} />}
            title={subject}
            subtitle={
              author?.first_name
                ? t('{{name}}: {{message}}', { name: author.first_name, message: message ?? '' })
                : message
            }
            trailing={
              <>
                <ShortTime at={at} />
                {isUnread && (
                  <span className={styles.unread}>
                    <VisuallyHidden>{t('Unread')}</VisuallyHidden>
                  </span>
                )}
              </>
            }
          />
        );
      })}
    </ul>
  );
}
