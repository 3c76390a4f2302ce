import { useProfile, viewerOfProfile } from '@fieldspan/api/profile';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { Link } from '@fieldspan/federation/router';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconLock } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import type { ReactNode } from 'react';

/** Screens that only people who manage forms may use; others are told whom to ask. */
export function ForFormManagers({ children }: { children: ReactNode }) {
  const profile = useProfile();
  if (!profile) return <SkeletonRows count={6} />;
  if (mayWrite('FormTemplate')(viewerOfProfile(profile))) return children;
  return (
    <>
      <PageHeader title={t('Forms')} />
      <EmptyState
        icon={<IconLock aria-hidden="true" />}
        title={t('You may not change forms')}
        action={<Button render={<Link to="/forms/templates" />}>{t('All categories')}</Button>}
      >
        {t('Ask an administrator of your company for write permission for Company Forms.')}
      </EmptyState>
    </>
  );
}
