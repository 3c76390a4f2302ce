import { AreaPage } from '@fieldspan/records/area/area-page';
import { AppsAt } from '@fieldspan/records/apps/apps-at';
import { safetyArea } from './safety-area.ts';

export function SafetyApps() {
  return (
    <AreaPage area={safetyArea} tab="apps" title="Apps">
      <AppsAt location="Safety" />
    </AreaPage>
  );
}
