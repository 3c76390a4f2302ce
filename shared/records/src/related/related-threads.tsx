import { relatedThreadsQuery } from '@fieldspan/api/queries/records';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Parent } from '@fieldspan/api/queries/records';
import { RelatedList } from './related-list.tsx';
import { When } from '../cells/when.tsx';

/** The threads of a project or a service. */
export function RelatedThreads({ parent }: { parent: Parent }) {
  const { data: threads } = useSuspenseQuery(relatedThreadsQuery(parent));
  return (
    <RelatedList
      title={t('Messages')}
      icon={<IconMessage aria-hidden="true" />}
      empty={t('No messages yet')}
      hint={t('Threads about this job show here for everyone who works on it.')}
    >
      {threads.map((thread) => (
        <ListItem
          key={thread.id}
          to={`/message/${thread.slug}`}
          leading={<Avatar name={thread.LastAuthor ? personName(thread.LastAuthor) : thread.subject} />}
          title={thread.subject}
          subtitle={thread.last_message}
          trailing={<When at={thread.last_message_at} />}
        />
      ))}
    </RelatedList>
  );
}
