import { t } from '@fieldspan/ui/i18n';
import { addonAppsQuery } from '@fieldspan/api/queries/company-settings';
import { Navigate } from '@fieldspan/federation/router';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { AppList } from '@fieldspan/records/apps/app-list';
import { appArea } from './app-area.ts';

/** The apps of the main place; without one the address redirects to the store (document 0 §2.3, decision 8). */
export function MainApps() {
  const { data: apps } = useSuspenseQuery(addonAppsQuery());
  const main = apps.filter(({ ui_location, is_installed }) => ui_location === 'Main' && is_installed === 1);
  if (main.length === 0) return <Navigate to="/apps/store" replace />;
  return (
    <AreaPage area={appArea} tab="main" title={t('Apps')}>
      <AppList apps={main} />
    </AreaPage>
  );
}
