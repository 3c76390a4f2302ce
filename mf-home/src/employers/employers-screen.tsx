import { employersQuery } from '@fieldspan/api/queries/company';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { Button } from '@fieldspan/ui/button';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconIdBadge2 } from '@fieldspan/ui/icons';
import { AppLink } from '@fieldspan/ui/link';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { EmployerCard } from './employer-card.tsx';
import styles from './employers-screen.module.css';

/** The companies that a person works for; one of them is active. */
export function EmployersScreen() {
  const { profile } = useCurrentUser();
  const { data: employments } = useSuspenseQuery(employersQuery(profile.id));
  usePageTitle(t('Employers'));
  return (
    <>
      <PageHeader
        title={t('Employers')}
        count={employments.length}
        actions={<Button render={<AppLink to="/register" />}>{t('Create a company')}</Button>}
      />
      {employments.length === 0 ? (
        <EmptyState icon={<IconIdBadge2 aria-hidden="true" />} title={t('You have no employer yet')}>
          {t('When a company invites you, its invitation shows here.')}
        </EmptyState>
      ) : (
        <ul className={styles.cards}>
          {employments.map((employment) => (
            <EmployerCard key={employment.id} employment={employment} person={profile} />
          ))}
        </ul>
      )}
    </>
  );
}
