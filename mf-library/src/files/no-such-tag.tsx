import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';

export function NoSuchTag() {
  return (
    <>
      <PageHeader title={t('Library')} />
      <EmptyState
        icon={<IconZoomExclamation aria-hidden="true" />}
        title={t('There is no such tag')}
        action={<Button render={<Link to="/library/files" />}>{t('All files')}</Button>}
      >
        {t('It may have been renamed or removed since the link was made.')}
      </EmptyState>
    </>
  );
}
