import { relatedThreadsQuery } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { t } from '@fieldspan/ui/i18n';
import { IconMessage } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Parent } from '@fieldspan/api/queries/records';
import { RelatedList } from '@fieldspan/records/page/related-list';
import { When } from '@fieldspan/records/cells/when';

export const ProjectThreads = ({ project }: Places['project.tab']) => <Threads parent={{ job_id: project.id }} />;

export const ServiceThreads = ({ service }: Places['service.tab']) => <Threads parent={{ service_id: service.id }} />;

/** The threads of a project or a service. */
function Threads({ parent }: { parent: Parent }) {
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
