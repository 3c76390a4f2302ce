import { modulesQuery } from '@fieldspan/api/queries/company-settings';
import { hasModule } from '@fieldspan/domain/access';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Card } from '@fieldspan/ui/card';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { ListItem } from '@fieldspan/ui/list-item';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { NotForYou } from '../engine/not-for-you.tsx';
import { useOnlooker } from '../engine/onlooker.ts';

/** What may be granted. Sets of grants with a name are not kept yet, and the page says so. */
export function PermissionTemplates() {
  const { viewer } = useOnlooker();
  const title = t('Permission templates');
  usePageTitle(title);
  if (!hasModule(viewer, 'Users', 'read')) {
    return <NotForYou title={title} reason={t('You do not have permission to see this')} />;
  }
  return (
    <>
      <PageHeader title={title} breadcrumb={[{ label: t('Employees'), to: '/employees/list' }, { label: title }]} />
      <EmptyState icon={<IconLock aria-hidden="true" />} title={t('Templates are not kept here yet')}>
        {t('Each person has permissions of their own. A set of them with a name has no record in this version.')}
      </EmptyState>
      <ModuleList />
    </>
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
