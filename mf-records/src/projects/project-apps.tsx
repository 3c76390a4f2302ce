import { AreaPage } from '../engine/area-page.tsx';
import { AppsAt } from '../parts/apps-at.tsx';
import { projectArea } from './project-area.ts';

export function ProjectApps() {
  return (
    <AreaPage area={projectArea} tab="apps" title="Project apps">
      <AppsAt location="Project" />
    </AreaPage>
  );
}
