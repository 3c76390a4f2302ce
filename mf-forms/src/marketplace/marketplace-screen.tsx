import { usePageTitle } from '@fieldspan/federation/page-title';
import { t } from '@fieldspan/ui/i18n';
import { PageHeader } from '@fieldspan/ui/page-header';
import { StarterLibrary } from './starter-library.tsx';

export function MarketplaceScreen() {
  usePageTitle(t('Form marketplace'));
  return (
    <>
      <PageHeader
        title={t('Form marketplace')}
        subtitle={t('Ready forms by trade. What you copy is yours to change.')}
        breadcrumb={[{ label: t('Forms'), to: '/forms/templates' }, { label: t('Form marketplace') }]}
      />
      <StarterLibrary />
    </>
  );
}
