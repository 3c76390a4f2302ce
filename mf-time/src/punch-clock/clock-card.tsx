import { workPlaceQuery } from '@fieldspan/api/queries/clock';
import type { WorkPlace } from '@fieldspan/api/queries/clock';
import { runningJob } from '@fieldspan/api/running-job';
import type { ClockView } from '@fieldspan/api/use-clock';
import type { JobRef } from '@fieldspan/domain/clock-places';
import { locationWords } from '@fieldspan/federation/location-words';
import { AlertBox } from '@fieldspan/ui/alert-box';
import { Card } from '@fieldspan/ui/card';
import { t } from '@fieldspan/ui/i18n';
import { IconClock } from '@fieldspan/ui/icons';
import { SkeletonRows } from '@fieldspan/ui/skeleton-rows';
import { useQuery } from '@tanstack/react-query';
import { ClockNow } from '../clock-now.tsx';
import { BreakButtons } from '../break-buttons.tsx';
import styles from './clock-card.module.css';
import { PunchButtons } from './punch-buttons.tsx';
import type { Whereabouts } from './use-whereabouts.ts';
import { WhereAmI } from './where-am-i.tsx';

type ClockCardProps = {
  clock: ClockView | undefined;
  /** The job in the address. */
  job: JobRef | null;
  /** The job that the person is probably on. */
  guess: WorkPlace | null;
  whereabouts: Whereabouts;
  american: boolean;
};

/** The running clock, if there is one, and the buttons to clock in and out. */
export function ClockCard({ clock, job: asked, guess, whereabouts, american }: ClockCardProps) {
  const certain = asked ?? runningJob(clock?.log ?? null);
  const job = certain ?? (clock?.state === 'out' ? guess : null);
  return (
    <Card title={t('Your clock')} icon={<IconClock aria-hidden="true" />}>
      {clock ? (
        <div className={styles.body}>
          <ClockNow clock={clock} />
          <BreakButtons clock={clock} />
          {job ? (
            <JobClock clock={clock} job={job} isGuess={!certain} whereabouts={whereabouts} american={american} />
          ) : (
            <NoJob clock={clock} whereabouts={whereabouts} />
          )}
        </div>
      ) : (
        <SkeletonRows count={3} />
      )}
    </Card>
  );
}

type Known = { clock: ClockView; whereabouts: Whereabouts };

function NoJob({ clock, whereabouts }: Known) {
  const { here, failure, isFinding } = whereabouts;
  return (
    <>
      {failure && <AlertBox type="danger">{locationWords(failure)}</AlertBox>}
      {clock.state === 'out' && (
        <p className={styles.note}>
          {isFinding && !here
            ? t('Finding your location …')
            : t('Choose a job from the list, or clock in without one.')}
        </p>
      )}
      <PunchButtons clock={clock} place={null} isGuess={false} whereabouts={whereabouts} />
    </>
  );
}

type JobClockProps = Known & { job: JobRef; isGuess: boolean; american: boolean };

function JobClock({ clock, job, isGuess, whereabouts, american }: JobClockProps) {
  const { data: place, error } = useQuery(workPlaceQuery(job));
  if (!place && !error) return <SkeletonRows count={2} />;
  return (
    <>
      {place ? (
        <WhereAmI place={place} whereabouts={whereabouts} american={american} />
      ) : (
        <AlertBox type="danger" live="at-once">
          {t('This job could not be found, or you may not see it. Choose one from the list.')}
        </AlertBox>
      )}
      <PunchButtons clock={clock} place={place ?? null} isGuess={isGuess} whereabouts={whereabouts} />
    </>
  );
}
