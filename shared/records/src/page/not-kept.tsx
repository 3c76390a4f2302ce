import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconInfoCircle } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';

type NotKeptProps = { title: string; children: string; instead?: { label: string; to: string } };

/** Says what this version does not store, and what there is instead. */
export function NotKept({ title, children, instead }: NotKeptProps) {
  return (
    <EmptyState
      icon={<IconInfoCircle aria-hidden="true" />}
      title={title}
      action={
        instead && (
          <Button render={<AppLink to={instead.to} />}>{t('Go to {{title}}', { title: instead.label })}</Button>
        )
      }
    >
      {children}
    </EmptyState>
  );
}
