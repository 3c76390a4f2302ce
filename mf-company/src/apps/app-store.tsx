import { addonAppsQuery } from '@fieldspan/api/queries/company-settings';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { AppList } from '@fieldspan/records/apps/app-list';
import { appArea } from './app-area.ts';

export function AppStore() {
  return (
    <AreaPage area={appArea} tab="store" title={t('App store')}>
      <Store />
    </AreaPage>
  );
}

function Store() {
  const { data: apps } = useSuspenseQuery(addonAppsQuery());
  if (apps.length > 0) return <AppList apps={apps} />;
  return <EmptyState title={t('No apps yet')}>{t('Apps that a company may add show here.')}</EmptyState>;
}
