import { personnelRolesQuery } from '@fieldspan/api/queries/time-logs';
import type { PersonnelRole } from '@fieldspan/api/queries/time-logs';
import { msg } from '@fieldspan/domain/message';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { useNavigate } from '@fieldspan/federation/router';
import { useCurrentUser } from '@fieldspan/records/current-user';
import type { Field } from '@fieldspan/records/field';
import { useArchivedChoice } from '@fieldspan/records/list/use-archived-choice';
import { RecordDialog } from '@fieldspan/records/page/record-dialog';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPlus, IconUsers } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';

const PATH = '/employees/settings/roles';
const NEW_ROLE = 'new';

const FIELDS: Field<'JobPersonnelRole', PersonnelRole>[] = [
  { kind: 'text', name: 'title', label: msg('Title'), required: true, wide: true },
  { kind: 'flag', name: 'role_required', label: msg('Every project needs somebody with this role') },
  { kind: 'flag', name: 'read_perms', label: msg('Sees the project') },
  { kind: 'flag', name: 'write_perms', label: msg('Changes the project') },
  { kind: 'flag', name: 'read_financials', label: msg('Sees its money') },
  { kind: 'flag', name: 'review_timelogs', label: msg('Approves time on it') },
];

/**
 * The roles that people have on a job, with what each may do there.
 * @param open the slug of the role whose form is open, or `new`; null for none
 */
export function JobRoles({ open }: { open: string | null }) {
  const { data: all } = useSuspenseQuery(personnelRolesQuery());
  const navigate = useNavigate();
  const isAdmin = useCurrentUser().viewer.role === 'Admin';
  const { choice, offered } = useArchivedChoice(isAdmin);
  const roles = offered(all);
  const edited = all.find(({ slug }) => slug === open) ?? null;
  return (
    <>
      <Card
        title={t('Roles on a job')}
        icon={<IconUsers aria-hidden="true" />}
        action={
          isAdmin && (
            <>
              {choice}
              <Button
                size="s"
                icon={<IconPlus aria-hidden="true" />}
                onClick={() => void navigate(`${PATH}/${NEW_ROLE}`)}
              >
                {t('New role')}
              </Button>
            </>
          )
        }
      >
        {roles.length === 0 && (
          <EmptyState title={t('No roles')}>{t('A role says what somebody may do on a job.')}</EmptyState>
        )}
        <ul>
          {roles.map((role) => (
            <RoleRow key={role.id} role={role} onEdit={isAdmin ? () => void navigate(`${PATH}/${role.slug}`) : null} />
          ))}
        </ul>
      </Card>
      <RecordDialog
        key={open}
        model="JobPersonnelRole"
        title={edited === null ? t('New role') : t('Edit the role')}
        fields={FIELDS}
        record={edited}
        blank={{ title: '', read_perms: 1 }}
        isOpen={isAdmin && (open === NEW_ROLE || edited !== null)}
        onClose={() => void navigate(PATH, { replace: true })}
      />
    </>
  );
}

function RoleRow({ role, onEdit }: { role: PersonnelRole; onEdit: (() => void) | null }) {
  return (
    <ListItem
      title={role.title}
      subtitle={rightsOf(role)}
      trailing={
        <>
          {role.role_required === 1 && <Tag>{t('Required')}</Tag>}
          {role.archived === 1 && <Tag>{t('Archived')}</Tag>}
          {onEdit && <RecordMenu record={{ ...role, model: 'JobPersonnelRole' }} onEdit={onEdit} />}
        </>
      }
    />
  );
}

function rightsOf(role: PersonnelRole): string {
  const rights = [
    role.write_perms === 1 && t('changes the project'),
    role.write_perms !== 1 && role.read_perms === 1 && t('sees the project'),
    role.read_financials === 1 && t('sees its money'),
    role.review_timelogs === 1 && t('approves time'),
  ].filter(Boolean);
  return rights.length === 0 ? t('Logs work only') : rights.join(', ');
}
