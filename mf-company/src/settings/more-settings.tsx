import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { ListItem } from '@fieldspan/ui/list-item';

const PLACES = [
  { to: '/notifications/settings', title: 'Notifications', subtitle: 'What you are told, and how' },
  { to: '/company/collective-agreements', title: 'Collective agreements', subtitle: 'What an hour costs' },
  { to: '/materials/settings', title: 'Materials', subtitle: 'Categories and units' },
  { to: '/employees/list', title: 'Employees', subtitle: 'Who works here, and what they may do' },
  { to: '/apps/integrations', title: 'Integrations', subtitle: 'QuickBooks' },
] as const;

/** Settings that stand with what they set. */
export function MoreSettings() {
  return (
    <Card title={t('Settings elsewhere')}>
      <ul>
        {PLACES.map(({ to, title, subtitle }) => (
          <ListItem key={to} to={to} title={t(title)} subtitle={t(subtitle)} />
        ))}
      </ul>
    </Card>
  );
}
