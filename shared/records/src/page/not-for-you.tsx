import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';

type NotForYouProps = { title: string; reason: string; back?: { label: string; to: string } };

/** In place of a list or a record that does not exist or is not for this person. */
export function NotForYou({ title, reason, back }: NotForYouProps) {
  const { label, to } = back ?? { label: t('Dashboard'), to: '/' };
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<IconLock aria-hidden="true" />}
        title={reason}
        action={<Button render={<AppLink to={to} />}>{t('Go to {{title}}', { title: label })}</Button>}
      >
        {t('The link may be old, or you need a permission that an administrator of your company can give.')}
      </EmptyState>
    </>
  );
}
