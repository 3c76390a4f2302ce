import { msg } from '@fieldspan/domain/message';
import { Card } from '@fieldspan/ui/card';
import { t, translated } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';

const PLACES = [
  { to: '/notifications/settings', title: msg('Notifications'), subtitle: msg('What you are told, and how') },
  { to: '/company/collective-agreements', title: msg('Collective agreements'), subtitle: msg('What an hour costs') },
  { to: '/materials/settings', title: msg('Materials'), subtitle: msg('Categories and units') },
  { to: '/employees/list', title: msg('Employees'), subtitle: msg('Who works here, and what they may do') },
  {
    to: '/financial/accounting?show=accounts',
    title: msg('Accounting'),
    subtitle: msg('What the books call our accounts'),
  },
  { to: '/apps/integrations', title: msg('Integrations'), subtitle: msg('QuickBooks') },
] as const;

/** Links to settings that are elsewhere, beside what they configure. */
export function MoreSettings() {
  return (
    <Card title={t('Settings elsewhere')}>
      <ul>
        {PLACES.map(({ to, title, subtitle }) => (
          <ListItem key={to} to={to} title={translated(title)} subtitle={translated(subtitle)} />
        ))}
      </ul>
    </Card>
  );
}
