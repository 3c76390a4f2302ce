import { AreaPage } from '../engine/area-page.tsx';
import { AppsAt } from '../parts/apps-at.tsx';
import { safetyArea } from './safety-area.ts';

export function SafetyApps() {
  return (
    <AreaPage area={safetyArea} tab="apps" title="Apps">
      <AppsAt location="Safety" />
    </AreaPage>
  );
}
