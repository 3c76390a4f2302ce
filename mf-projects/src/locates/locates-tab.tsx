import { relatedLocatesQuery } from '@fieldspan/api/queries/locates';
import type { Parent } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { DigLight, LocateStateTag } from './locate-state-tag.tsx';
import { RelatedCard } from '@fieldspan/records/page/related-card';

export const ProjectLocates = ({ project }: Places['project.tab']) => <Locates parent={{ job_id: project.id }} />;

export const ServiceLocates = ({ service }: Places['service.tab']) => <Locates parent={{ service_id: service.id }} />;

/** Locate tickets of a project or a service. */
function Locates({ parent }: { parent: Parent }) {
  const {
    data: { rows: tickets, more },
  } = useSuspenseQuery(relatedLocatesQuery(parent));
  return (
    <RelatedCard
      more={more}
      title={t('Locates')}
      icon={<IconMapPin aria-hidden="true" />}
      action={<DigLight tickets={tickets} />}
      empty={t('No Locates')}
      hint={t('A ticket says where the utilities lie, and until when one may dig. It shows to who works here.')}
    >
      {tickets.map((ticket) => (
        <ListItem
          key={ticket.id}
          to={`/locates/${encodeURIComponent(ticket.ticket_num)}`}
          title={ticket.ticket_num}
          subtitle={ticket.address}
          trailing={<LocateStateTag ticket={ticket} />}
        />
      ))}
    </RelatedCard>
  );
}
