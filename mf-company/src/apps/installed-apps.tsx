import { addonAppsQuery } from '@fieldspan/api/queries/company-settings';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { AppLink } from '@fieldspan/ui/link';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { AppList } from '@fieldspan/records/apps/app-list';
import { appArea } from './app-area.ts';

export function InstalledApps() {
  return (
    <AreaPage area={appArea} tab="installed" title={t('Installed apps')}>
      <Installed />
    </AreaPage>
  );
}

function Installed() {
  const { data: apps } = useSuspenseQuery(addonAppsQuery());
  const installed = apps.filter(({ is_installed }) => is_installed === 1);
  if (installed.length > 0) return <AppList apps={installed} />;
  return (
    <EmptyState
      title={t('No apps are installed')}
      action={<Button render={<AppLink to="/apps/store" />}>{t('Go to {{title}}', { title: t('Store') })}</Button>}
    >
      {t('Apps add to an area what only some companies need.')}
    </EmptyState>
  );
}
