import { useViewer } from '@fieldspan/api/profile';
import { hasModule } from '@fieldspan/domain/access';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Wait } from '@fieldspan/federation/wait';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import type { ComponentProps, ReactNode } from 'react';
import { EquipmentNav } from './equipment-nav.tsx';
import { NoSuchPlace } from './no-such-place.tsx';

type EquipmentPageProps = {
  screen: ComponentProps<typeof EquipmentNav>['current'];
  title: string;
  children: ReactNode;
};

/** A screen of equipment beside the catalogue; for those who may read equipment. */
export function EquipmentPage({ screen, title, children }: EquipmentPageProps) {
  usePageTitle(title);
  if (!hasModule(useViewer(), 'Equipment', 'read')) {
    return <NoSuchPlace title={t('You do not have permission to see this')} />;
  }
  return (
    <>
      <PageHeader title={title} breadcrumb={[{ label: t('Equipment'), to: '/equipment/list' }, { label: title }]} />
      <EquipmentNav current={screen} />
      <Wait fallback={<SkeletonRows count={5} />}>{children}</Wait>
    </>
  );
}
