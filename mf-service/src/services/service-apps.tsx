import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { AppsAt } from '@fieldspan/records/apps/apps-at';
import { serviceArea } from '../service-area.ts';

export function ServiceApps() {
  return (
    <AreaPage area={serviceArea} tab="apps" title={t('Service apps')}>
      <AppsAt location="Service" />
    </AreaPage>
  );
}
