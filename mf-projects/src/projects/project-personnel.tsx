import { projectPersonnelQuery } from '@fieldspan/api/queries/records';
import type { Project } from '@fieldspan/api/queries/records';
import { personnelRolesQuery } from '@fieldspan/api/queries/time-logs';
import { mayOnJob } from '@fieldspan/domain/job-access';
import { missingRoles } from '@fieldspan/domain/missing-roles';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { PersonnelList } from '@fieldspan/records/personnel/personnel-list';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQueries } from '@tanstack/react-query';
import { MissingRoles } from './missing-roles.tsx';

/** The people on the project, with their roles. */
export function ProjectPersonnel({ record }: { record: Project }) {
  const { profile, viewer } = useCurrentUser();
  const [{ data: people }, { data: roles }] = useSuspenseQueries({
    queries: [projectPersonnelQuery(record.id), personnelRolesQuery()],
  });
  const missing = missingRoles(
    roles.filter(({ archived }) => archived === 0),
    people,
  );
  return (
    <PersonnelList
      work={{ model: 'JobPersonnel', job_id: record.id }}
      people={people}
      roles={roles}
      missing={missing}
      mayWrite={mayOnJob(viewer, profile.JobPersonnelRole, { jobId: record.id, verb: 'write' })}
      empty={t('Nobody works on this project yet')}
      hint={t('People with a role here see the project, its threads and its forms.')}
      renderMissing={(required, action) => <MissingRoles titles={required.map(({ title }) => title)} action={action} />}
    />
  );
}
