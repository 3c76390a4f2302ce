import { projectPersonnelQuery } from '@fieldspan/api/queries/records';
import type { Project } from '@fieldspan/api/queries/records';
import { personnelRolesQuery } from '@fieldspan/api/queries/time-logs';
import { missingRoles } from '@fieldspan/domain/missing-roles';
import { t } from '@fieldspan/ui/i18n';
import { IconUsers } from '@fieldspan/ui/icons';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQueries } from '@tanstack/react-query';
import { MissingRoles } from './missing-roles.tsx';
import { RelatedList } from '@fieldspan/records/page/related-list';
import { RelatedPerson } from '@fieldspan/records/page/related-person';

/** Who works on the project, in which role. */
export function ProjectPersonnel({ record }: { record: Project }) {
  const [{ data: people }, { data: roles }] = useSuspenseQueries({
    queries: [projectPersonnelQuery(record.id), personnelRolesQuery()],
  });
  const missing = missingRoles(
    roles.filter(({ archived }) => archived === 0),
    people,
  );
  return (
    <RelatedList
      title={t('Personnel')}
      icon={<IconUsers aria-hidden="true" />}
      empty={t('Nobody works on this project yet')}
      hint={t('People with a role here see the project, its threads and its forms.')}
      {...(missing.length > 0 && { note: <MissingRoles titles={missing.map(({ title }) => title)} /> })}
    >
      {people.map(({ id, User, JobPersonnelRole }) => (
        <RelatedPerson key={id} person={User} trailing={JobPersonnelRole && <Tag>{JobPersonnelRole.title}</Tag>} />
      ))}
    </RelatedList>
  );
}
