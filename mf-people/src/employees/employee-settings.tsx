import { msg } from '@fieldspan/domain/message';
import { useParams } from '@fieldspan/federation/router';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { NoSuchTab } from '@fieldspan/records/page/not-found';
import { LinkChips } from '@fieldspan/records/list/link-chips';
import { Stack } from '@fieldspan/ui/layout/stack';
import { employeeArea } from '../employee-area.ts';
import { JobRoles } from './job-roles.tsx';

const PATH = '/employees/settings';
const TABS = [
  { key: 'roles', label: msg('Roles on a job') },
  { key: 'more', label: msg('More') },
] as const;

const ELSEWHERE = [
  { to: '/time-logs/settings', title: msg('Time Logs'), subtitle: msg('Who reviews time') },
  { to: '/collective-agreements', title: msg('Collective agreements'), subtitle: msg('What an hour costs') },
  {
    to: '/permission-templates',
    title: msg('Permission templates'),
    subtitle: msg('What kinds of people are granted'),
  },
] as const;

/** Settings for all employees. */
export function EmployeeSettings() {
  const { tab = 'roles', tag } = useParams();
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
        {tab === 'roles' && <JobRoles open={tag ?? null} />}
        {tab === 'more' && <Elsewhere />}
        {!TABS.some(({ key }) => key === tab) && <NoSuchTab back={{ label: t('Employee settings'), to: PATH }} />}
      </Stack>
    </AreaPage>
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
