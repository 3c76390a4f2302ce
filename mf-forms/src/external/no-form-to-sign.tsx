import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';

/** The link is invalid: why, and what to do. */
export function NoFormToSign({ reason }: { reason: string }) {
  return (
    <>
      <PageHeader title={t('Form')} />
      <EmptyState icon={<IconZoomExclamation aria-hidden="true" />} title={t('There is nothing to sign here')}>
        {reason}
      </EmptyState>
    </>
  );
}
