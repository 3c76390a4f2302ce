import { t } from '@fieldspan/ui/i18n';
import { AppsAt } from '@fieldspan/records/apps/apps-at';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { equipmentArea } from '../equipment-area.ts';

/** The apps for equipment. */
export const AppsScreen = () => (
  <AreaPage area={equipmentArea} tab="apps" title={t('Equipment apps')}>
    <AppsAt location="Equipment" />
  </AreaPage>
);
