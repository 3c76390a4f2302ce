import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconZoomExclamation } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';

type NotFoundProps = {
  /** Heading of the page; left out if only a part of the page is missing. */
  title?: string;
  reason: string;
  back?: { label: string; to: string };
};

/** Shown instead of a list, a record or a tab that does not exist or that the person may not see. */
export function NotFound({ title, reason, back }: NotFoundProps) {
  const { label, to } = back ?? { label: t('Dashboard'), to: '/' };
  return (
    <>
      {title !== undefined && <PageHeader title={title} />}
      <EmptyState
        icon={<IconZoomExclamation aria-hidden="true" />}
        title={reason}
        action={<Button render={<AppLink to={to} />}>{t('Go to {{title}}', { title: label })}</Button>}
      >
        {t('The link may be old, or you need a permission that an administrator of your company can give.')}
      </EmptyState>
    </>
  );
}

type NoSuchTabProps = { back: { label: string; to: string } };

/** For an address whose last part names no tab of the page, or one that the person may not see. */
export const NoSuchTab = ({ back }: NoSuchTabProps) => (
  <NotFound reason={t('There is no such section, or you may not see it')} back={back} />
);
