import { companyQuery } from '@fieldspan/api/queries/company';
import { useClock } from '@fieldspan/api/use-clock';
import { isAmerican } from '@fieldspan/domain/is-american';
import { jobOfPath } from '@fieldspan/domain/clock-places';
import { usePageTitle } from '@fieldspan/federation/page-title';
import { useLocation } from '@fieldspan/federation/router';
import { EmptyState } from '@fieldspan/ui/empty-state';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { PageHeader } from '@fieldspan/ui/page-header';
import { useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '@fieldspan/records/current-user';
import { ClockCard } from './clock-card.tsx';
import { standsOn } from './near-first.ts';
import { PlacesCard } from './places-card.tsx';
import styles from './punch-clock-screen.module.css';
import { TodayCard } from './today-card.tsx';
import { usePlaces } from './use-places.ts';
import { useWhereabouts } from './use-whereabouts.ts';

/** Clocking in and out, with everything that decides it: the job, the distance, today's time. */
export function PunchClockScreen() {
  const { profile, viewer } = useCurrentUser();
  const job = jobOfPath(useLocation().pathname);
  const { data: company } = useQuery({ ...companyQuery(profile.tenant_id), meta: { quiet: true } });
  const whereabouts = useWhereabouts();
  const clock = useClock(profile.id);
  const { mine, others } = usePlaces(profile, whereabouts.here, '');
  const american = isAmerican(company?.country);
  usePageTitle(t('Punch Clock'));
  if (viewer.role === 'none') {
    return (
      <>
        <PageHeader title={t('Punch Clock')} />
        <EmptyState icon={<IconClock aria-hidden="true" />} title={t('There is nobody to clock in for')}>
          {t('Once you work for a company you clock in and out here.')}
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <PageHeader title={t('Punch Clock')} />
      <div className={styles.grid}>
        <ClockCard
          clock={clock}
          job={job}
          guess={standsOn([...mine, ...others])}
          whereabouts={whereabouts}
          american={american}
        />
        <PlacesCard profile={profile} here={whereabouts.here} chosen={job} american={american} />
        <TodayCard userId={profile.id} clock={clock} />
      </div>
    </>
  );
}
