import type { Service } from '@fieldspan/api/queries/records';
import { servicePersonnelQuery } from '@fieldspan/api/queries/related';
import { t } from '@fieldspan/ui/i18n';
import { IconUsers } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { RelatedList } from '@fieldspan/records/page/related-list';
import { RelatedPerson } from '@fieldspan/records/page/related-person';

/** Who was sent on a service call. */
export function ServicePersonnel({ record: service }: { record: Service }) {
  const { data: people } = useSuspenseQuery(servicePersonnelQuery(service.id));
  return (
    <RelatedList
      title={t('Personnel')}
      icon={<IconUsers aria-hidden="true" />}
      empty={t('Nobody works on this service yet')}
      hint={t('Whoever is assigned sees the call, its threads and its forms.')}
    >
      {people.map(({ id, user_id, User }) => (
        <RelatedPerson
          key={id}
          person={User}
          trailing={user_id === service.assigned_to && <Tag tone="blue">{t('Assigned')}</Tag>}
        />
      ))}
    </RelatedList>
  );
}
