import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconInfoCircle } from '@fieldspan/ui/icons';
import type { ReactNode } from 'react';

type NotKeptProps = { what: string; children: string; action?: ReactNode };

/** Says in plain words what this version does not keep, and what there is instead. */
export function NotKept({ what, children, action }: NotKeptProps) {
  return (
    <EmptyState
      icon={<IconInfoCircle aria-hidden="true" />}
      title={t('{{what}} are not kept here yet', { what })}
      action={action}
    >
      {children}
    </EmptyState>
  );
}
