import { messageSearchQuery } from '@fieldspan/api/queries/messaging';
import type { ThreadHit } from '@fieldspan/contract/messaging-calls';
import { excerpt } from '@fieldspan/domain/excerpt';
import { messageTime } from '@fieldspan/domain/message-time';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconSearch } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNow } from '@fieldspan/federation/now';
import { isNarrowed } from '../list-url.ts';
import type { ListUrl } from '../list-url.ts';
import { FoundText } from './found-text.tsx';
import styles from './search-hits.module.css';

/** Length of the excerpt of a found message (document 0 §2.6). */
const EXCERPT_LENGTH = 100;

export function SearchHits({ url, search }: { url: ListUrl; search: string }) {
  const { data: hits } = useSuspenseQuery(messageSearchQuery({ terms: url.text, ...url.narrow }));
  const now = useNow();
  if (hits.length === 0) {
    return (
      <EmptyState icon={<IconSearch aria-hidden="true" />} title={t('Nothing found')}>
        {isNarrowed(url.narrow)
          ? t('No message is like that. Take one of the filters away to find more.')
          : t('Neither a subject nor a message has these words.')}
      </EmptyState>
    );
  }
  return (
    <ul>
      {hits.map((hit) => (
        <ListItem
          key={`${hit.thread_slug} ${hit.message_id ?? ''}`}
          to={hitPath(hit, search)}
          className={styles.hit ?? ''}
          title={<FoundText text={hit.subject} terms={url.text} />}
          subtitle={
            <span className={styles.message}>
              <FoundText text={excerpt(hit.message ?? '', EXCERPT_LENGTH)} terms={url.text} />
            </span>
          }
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

/** A found message opens its thread at that message. */
function hitPath({ thread_slug: slug, message_id: id }: ThreadHit, search: string): string {
  const params = new URLSearchParams(search);
  if (id !== null) params.set('at', String(id));
  const query = params.toString();
  return query === '' ? `/message/${slug}` : `/message/${slug}?${query}`;
}
