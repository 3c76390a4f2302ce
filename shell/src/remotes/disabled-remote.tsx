import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconPlugConnectedX } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';

/** Shown in place of a disabled remote; the message comes from the operator who disabled it. */
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
