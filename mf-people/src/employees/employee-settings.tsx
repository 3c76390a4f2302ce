import { personnelRolesQuery } from '@fieldspan/api/queries/time-logs';
import { msg } from '@fieldspan/domain/message';
import { RecordMenu } from '@fieldspan/federation/record-menu';
import { useParams } from '@fieldspan/federation/router';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t, translated } from '@fieldspan/ui/i18n';
import { IconUsers } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { NoSuchTab } from '@fieldspan/records/page/not-found';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { Stack } from '@fieldspan/ui/layout/stack';
import { employeeArea } from './employee-area.ts';
import { useArchivedChoice } from '@fieldspan/records/list/use-archived-choice';

const PATH = '/employees/settings';
const TABS = [
  { key: 'roles', label: msg('Roles on a job') },
  { key: 'more', label: msg('More') },
] as const;

const ELSEWHERE = [
  { to: '/time-logs/settings', title: msg('Time Logs'), subtitle: msg('Who reviews time') },
  { to: '/collective-agreements', title: msg('Collective agreements'), subtitle: msg('What an hour costs') },
  { to: '/permission-templates', title: msg('Permission templates'), subtitle: msg('What can be granted') },
] as const;

/** Settings for all employees. */
export function EmployeeSettings() {
  const { tab = 'roles' } = useParams();
  return (
    <AreaPage area={employeeArea} tab="settings" title={t('Employee settings')}>
      <Stack>
        <LinkChips
          label={t('Settings')}
          chips={TABS.map(({ key, label }) => ({
            to: `${PATH}/${key}`,
            label: translated(label),
            isCurrent: key === tab,
          }))}
        />
        {tab === 'roles' && <Roles />}
        {tab === 'more' && <Elsewhere />}
        {!TABS.some(({ key }) => key === tab) && <NoSuchTab back={{ label: t('Employee settings'), to: PATH }} />}
      </Stack>
    </AreaPage>
  );
}

function Roles() {
  const { data: all } = useSuspenseQuery(personnelRolesQuery());
  const isAdmin = useCurrentUser().viewer.role === 'Admin';
  const { choice, offered } = useArchivedChoice(isAdmin);
  const roles = offered(all);
  return (
    <Card title={t('Roles on a job')} icon={<IconUsers aria-hidden="true" />} action={choice}>
      {roles.length === 0 && (
        <EmptyState title={t('No roles')}>{t('A role says what somebody may do on a job.')}</EmptyState>
      )}
      <ul>
        {roles.map((role) => (
          <ListItem
            key={role.id}
            title={role.title}
            trailing={
              <>
                {role.archived === 1 && <Tag>{t('Archived')}</Tag>}
                {isAdmin && <RecordMenu record={{ ...role, model: 'JobPersonnelRole' }} />}
              </>
            }
          />
        ))}
      </ul>
    </Card>
  );
}

function Elsewhere() {
  return (
    <Card title={t('More')}>
      <ul>
        {ELSEWHERE.map(({ to, title, subtitle }) => (
          <ListItem key={to} to={to} title={translated(title)} subtitle={translated(subtitle)} />
        ))}
      </ul>
    </Card>
  );
}
