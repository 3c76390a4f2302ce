import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { ReviewerRoles } from './reviewer-roles.tsx';
import { timeLogArea } from './time-log-area.ts';

export function TimeLogSettings() {
  return (
    <AreaPage area={timeLogArea} tab="settings" title={t('Settings')}>
      <ReviewerRoles />
    </AreaPage>
  );
}
