import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPlugConnectedX } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';

/** Stands in the place of a remote that was switched off; the reason is written by who did it. */
export function DisabledRemote({ title, reason }: { title: string; reason: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState icon={<IconPlugConnectedX aria-hidden="true" />} title={t('Switched off for now')}>
        {reason}
      </EmptyState>
    </>
  );
}
