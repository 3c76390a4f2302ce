import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { AppsAt } from '@fieldspan/records/apps/apps-at';
import { safetyArea } from './safety-area.ts';

export function SafetyApps() {
  return (
    <AreaPage area={safetyArea} tab="apps" title={t('Apps')}>
      <AppsAt location="Safety" />
    </AreaPage>
  );
}
