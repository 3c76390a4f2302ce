import { Link } from '@fieldspan/federation/router';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';

/** The address names a category, template or form that does not exist or that this person may not see. */
export function FormNotFound({ reason }: { reason?: string }) {
  usePageTitle(t('Form not found'));
  return (
    <>
      <PageHeader title={t('Forms')} />
      <EmptyState
        icon={<IconZoomExclamation aria-hidden="true" />}
        title={t('This form could not be found')}
        action={<Button render={<Link to="/forms/templates" />}>{t('All categories')}</Button>}
      >
        {reason ?? t('It may have been renamed or removed since the link was made.')}
      </EmptyState>
    </>
  );
}
