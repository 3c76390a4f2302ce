import { AreaPage } from '../engine/area-page.tsx';
import { ReviewerRoles } from './reviewer-roles.tsx';
import { timeLogArea } from './time-log-area.ts';

export function TimeLogSettings() {
  return (
    <AreaPage area={timeLogArea} tab="settings" title="Settings">
      <ReviewerRoles />
    </AreaPage>
  );
}
