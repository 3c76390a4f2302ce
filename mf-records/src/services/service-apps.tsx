import { AreaPage } from '../engine/area-page.tsx';
import { AppsAt } from '../parts/apps-at.tsx';
import { serviceArea } from '../parts/service-area.ts';

export function ServiceApps() {
  return (
    <AreaPage area={serviceArea} tab="apps" title="Service apps">
      <AppsAt location="Service" />
    </AreaPage>
  );
}
