import { relatedThreadsQuery } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { personName } from '@fieldspan/domain/person-name';
import { Avatar } from '@fieldspan/ui/avatar';
import { Button } from '@fieldspan/ui/button';
import { t } from '@fieldspan/ui/i18n';
import { IconEdit, IconMessage } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RelatedCard } from '@fieldspan/records/page/related-card';
import { ShortTime } from '@fieldspan/records/cells/short-time';
import { newThreadBox } from './engine/new-thread-box.ts';
import type { ThreadPlace } from './engine/new-thread-box.ts';
import { UnsentThreads } from './list/unsent-threads.tsx';
import { useUnsentThreads } from './list/use-unsent-threads.ts';
import { NewThreadButton } from './new-thread-button.tsx';

export const ProjectThreads = ({ project }: Places['project.tab']) => (
  <Threads about={{ job_id: project.id }} name={project.name} />
);

export const ServiceThreads = ({ service }: Places['service.tab']) => (
  <Threads about={{ service_id: service.id }} name={service.name} />
);

/** The threads of a project or a service, unsent ones first; anybody who can see the tab may start one. */
function Threads({ about, name }: ThreadPlace) {
  const {
    data: { rows: threads, more },
  } = useSuspenseQuery(relatedThreadsQuery(about));
  const box = newThreadBox(about);
  const unsent = useUnsentThreads().filter(({ start }) => newThreadBox(start.about) === box);
  return (
    <>
      <UnsentThreads threads={unsent} />
      <RelatedCard
        more={more}
        action={
          <NewThreadButton>
            {(open) => (
              <Button icon={<IconEdit aria-hidden="true" />} onClick={() => open({ about, name })}>
                {t('New message')}
              </Button>
            )}
          </NewThreadButton>
        }
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
            trailing={<ShortTime at={thread.last_message_at} />}
          />
        ))}
      </RelatedCard>
    </>
  );
}
