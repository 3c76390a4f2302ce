import { AppLink } from '@fieldspan/ui/link';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';

/** Shown for unknown addresses. */
export function NotFoundScreen() {
  return (
    <>
      <PageHeader title={t('Page not found')} />
      <EmptyState
        icon={<IconZoomExclamation aria-hidden="true" />}
        title={t('There is nothing at this address')}
        action={
          <Button variant="primary" render={<AppLink to="/" />}>
            {t('Back to the dashboard')}
          </Button>
        }
      >
        {t('The link may be old, or a letter of it is missing.')}
      </EmptyState>
    </>
  );
}
