import { messageSearchQuery } from '@fieldspan/api/queries/messaging';
import { excerpt } from '@fieldspan/domain/excerpt';
import { messageTime } from '@fieldspan/domain/message-time';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconSearch } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNow } from '@fieldspan/federation/now';
import styles from './search-hits.module.css';

/** How much of a message a hit shows (document 0 §2.6). */
const EXCERPT_LENGTH = 100;

export function SearchHits({ terms, search }: { terms: string; search: string }) {
  const { data: hits } = useSuspenseQuery(messageSearchQuery(terms));
  const now = useNow();
  if (hits.length === 0) {
    return (
      <EmptyState icon={<IconSearch aria-hidden="true" />} title={t('Nothing found')}>
        {t('Neither a subject nor a message has these words.')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {hits.map((hit) => (
        <ListItem
          key={`${hit.thread_slug} ${hit.message_created_at} ${hit.message}`}
          to={`/message/${hit.thread_slug}${search}`}
          title={hit.subject}
          subtitle={<span className={styles.message}>{excerpt(hit.message ?? '', EXCERPT_LENGTH)}</span>}
          trailing={
            hit.message_created_at && (
              <time dateTime={hit.message_created_at}>{messageTime(hit.message_created_at, now)}</time>
            )
          }
        />
      ))}
    </ul>
  );
}
