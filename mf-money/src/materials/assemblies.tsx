import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPackages } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { materialArea } from './material-area.ts';

/** Assemblies are not stored yet, and the page says so. */
export function Assemblies() {
  return (
    <AreaPage area={materialArea} tab="assemblies" title={t('Assemblies')}>
      <EmptyState
        icon={<IconPackages aria-hidden="true" />}
        title={t('Assemblies are not kept here yet')}
        action={
          <Button render={<AppLink to="/materials/list" />}>{t('Go to {{title}}', { title: t('Materials') })}</Button>
        }
      >
        {t(
          'Several materials and tasks priced as one have no record in this version. Single materials and labour tasks do.',
        )}
      </EmptyState>
    </AreaPage>
  );
}
