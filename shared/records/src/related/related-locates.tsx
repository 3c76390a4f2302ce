import { relatedLocatesQuery } from '@fieldspan/api/queries/locates';
import type { Parent } from '@fieldspan/api/queries/records';
import { t } from '@fieldspan/ui/i18n';
import { IconMapPin } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { LocateStateTag } from './locate-state-tag.tsx';
import { RelatedList } from './related-list.tsx';

/** Locate tickets of a project or a service. */
export function RelatedLocates({ parent }: { parent: Parent }) {
  const { data: tickets } = useSuspenseQuery(relatedLocatesQuery(parent));
  return (
    <RelatedList
      title={t('Locates')}
      icon={<IconMapPin aria-hidden="true" />}
      empty={t('No Locates')}
      hint={t('A ticket says where the utilities lie, and until when one may dig.')}
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
    </RelatedList>
  );
}
