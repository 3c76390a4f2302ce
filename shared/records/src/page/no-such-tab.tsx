import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';

/** For an address whose last part names no tab of the record, or one that the person may not see. */
export function NoSuchTab({ to, title }: { to: string; title: string }) {
  return (
    <EmptyState
      icon={<IconZoomExclamation aria-hidden="true" />}
      title={t('There is no such section, or you may not see it')}
      action={<Button render={<AppLink to={to} />}>{t('Back to {{title}}', { title })}</Button>}
    />
  );
}
