import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { AreaPage } from '@fieldspan/records/area/area-page';
import { financialArea } from './financial-area.ts';

/** Holdbacks are not stored yet, and the page says so. */
export function ProjectHoldbacks() {
  return (
    <AreaPage area={financialArea} tab="holdbacks" title={t('Holdbacks')}>
      <EmptyState
        icon={<IconLock aria-hidden="true" />}
        title={t('Holdbacks are not kept here yet')}
        action={
          <Button render={<AppLink to="/financial/invoices" />}>
            {t('Go to {{title}}', { title: t('Invoices') })}
          </Button>
        }
      >
        {t(
          'What a customer holds back from a project, and when it is released, has no record in this version. Invoices show their whole total.',
        )}
      </EmptyState>
    </AreaPage>
  );
}
