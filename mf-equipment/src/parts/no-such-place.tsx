import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';

/** For an address that names nothing that this person may see. */
export function NoSuchPlace({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={t('Equipment')} />
      <EmptyState
        icon={<IconZoomExclamation aria-hidden="true" />}
        title={title}
        action={<Button render={<AppLink to="/equipment/list" />}>{t('Back to equipment')}</Button>}
      >
        {t('It may have been removed, or you need a permission to see it.')}
      </EmptyState>
    </>
  );
}
