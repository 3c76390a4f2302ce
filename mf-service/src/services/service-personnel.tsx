import type { Service } from '@fieldspan/api/queries/records';
import { servicePersonnelQuery } from '@fieldspan/api/queries/related';
import { personnelRolesQuery } from '@fieldspan/api/queries/time-logs';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { PersonnelList } from '@fieldspan/records/personnel/personnel-list';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';

/** The people on a service call. */
export function ServicePersonnel({ record: service }: { record: Service }) {
  const { viewer } = useCurrentUser();
  const [{ data: people }, { data: roles }] = useSuspenseQueries({
    queries: [servicePersonnelQuery(service.id), personnelRolesQuery()],
  });
  return (
    <PersonnelList
      work={{ model: 'ServicePersonnel', service_id: service.id }}
      people={people}
      roles={roles}
      mayWrite={mayWrite('ServicePersonnel')(viewer)}
      empty={t('Nobody works on this service yet')}
      hint={t('Whoever is assigned sees the call, its threads and its forms.')}
      renderTag={({ user_id }) => user_id === service.assigned_to && <Tag tone="blue">{t('Assigned')}</Tag>}
    />
  );
}
