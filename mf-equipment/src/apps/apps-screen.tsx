import { addonAppsQuery } from '@fieldspan/api/queries/company-settings';
import { Button } from '@fieldspan/ui/button';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLayoutGridAdd } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { ListItem } from '@fieldspan/ui/list-item';
import { Tag } from '@fieldspan/ui/tag';
import { useSuspenseQuery } from '@tanstack/react-query';
import { EquipmentPage } from '../parts/equipment-page.tsx';

/** The apps that add to equipment. */
export function AppsScreen() {
  return (
    <EquipmentPage screen="apps" title={t('Equipment apps')}>
      <Apps />
    </EquipmentPage>
  );
}

function Apps() {
  const { data: apps } = useSuspenseQuery(addonAppsQuery());
  const here = apps.filter(({ ui_location }) => ui_location === 'Equipment');
  const toStore = (
    <Button render={<AppLink to="/apps/store" />}>{t('Go to {{title}}', { title: t('App store') })}</Button>
  );
  if (here.length === 0) {
    return (
      <EmptyState icon={<IconLayoutGridAdd aria-hidden="true" />} title={t('No apps here')} action={toStore}>
        {t('Apps add to an area what only some companies need.')}
      </EmptyState>
    );
  }
  return (
    <Card title={t('Apps')} icon={<IconLayoutGridAdd aria-hidden="true" />} action={toStore}>
      <ul>
        {here.map(({ id, name, description, is_installed }) => (
          <ListItem
            key={id}
            title={name}
            subtitle={description}
            trailing={is_installed === 1 && <Tag tone="green">{t('Installed')}</Tag>}
          />
        ))}
      </ul>
    </Card>
  );
}
