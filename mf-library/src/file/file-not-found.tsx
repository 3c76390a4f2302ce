import { usePageTitle } from '@fieldspan/federation/page-title';
import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';

export function FileNotFound({ reason }: { reason: string }) {
  usePageTitle(t('File not found'));
  return (
    <>
      <PageHeader title={t('Library')} />
      <EmptyState
        icon={<IconZoomExclamation aria-hidden="true" />}
        title={t('This file could not be found')}
        action={<Button render={<Link to="/library/files" />}>{t('All files')}</Button>}
      >
        {reason}
      </EmptyState>
    </>
  );
}
