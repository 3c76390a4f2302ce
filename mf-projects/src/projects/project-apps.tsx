import { t } from '@fieldspan/ui/i18n';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { AppsAt } from '@fieldspan/records/apps/apps-at';
import { projectArea } from './project-area.ts';

export function ProjectApps() {
  return (
    <AreaPage area={projectArea} tab="apps" title={t('Project apps')}>
      <AppsAt location="Project" />
    </AreaPage>
  );
}
