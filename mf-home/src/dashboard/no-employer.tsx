import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconIdBadge2 } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';

/** For people who have no role at any company yet. */
export function NoEmployer() {
  return (
    <EmptyState
      icon={<IconIdBadge2 aria-hidden="true" />}
      title={t('You do not work for a company here yet')}
      action={
        <Button variant="primary" render={<AppLink to="/employers" />}>
          {t('See your employers')}
        </Button>
      }
    >
      {t('Accept an invitation, or choose one of your employers, to begin.')}
    </EmptyState>
  );
}
