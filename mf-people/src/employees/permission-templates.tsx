import { modulesQuery } from '@fieldspan/api/queries/company-settings';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { useSuspenseQuery } from '@tanstack/react-query';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { employeeArea } from './employee-area.ts';

/** The permissions that can be granted. Named sets are not stored yet, and the page says so. */
export function PermissionTemplates() {
  return (
    <AreaPage area={employeeArea} tab="templates" title={t('Permission templates')}>
      <EmptyState icon={<IconLock aria-hidden="true" />} title={t('Templates are not kept here yet')}>
        {t('Each person has permissions of their own. A set of them with a name has no record in this version.')}
      </EmptyState>
      <ModuleList />
    </AreaPage>
  );
}

function ModuleList() {
  const { data: modules } = useSuspenseQuery(modulesQuery());
  return (
    <Card title={t('What can be granted to read and to write')}>
      <ul>
        {modules.map(({ id, name }) => (
          <ListItem key={id} title={name} />
        ))}
      </ul>
    </Card>
  );
}
