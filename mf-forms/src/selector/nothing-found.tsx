import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClipboard, IconSearch } from '@fieldspan/ui/icons';
import type { ReactNode } from 'react';

type NothingFoundProps = {
  /** The search text; empty when the level itself is empty. */
  text: string;
  empty: string;
  /** What to do about an empty level. */
  action?: ReactNode;
  children?: ReactNode;
};

export function NothingFound({ text, empty, action, children }: NothingFoundProps) {
  if (text === '')
    return (
      <EmptyState icon={<IconClipboard aria-hidden="true" />} title={empty} action={action}>
        {children}
      </EmptyState>
    );
  return (
    <EmptyState icon={<IconSearch aria-hidden="true" />} title={t('Nothing here is called “{{text}}”', { text })}>
      {t('Try fewer words, or go up a level.')}
    </EmptyState>
  );
}
