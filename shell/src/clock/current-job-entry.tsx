import { useProfile } from '@fieldspan/api/profile';
import { runningJob } from '@fieldspan/api/running-job';
import { useClock } from '@fieldspan/api/use-clock';
import { jobPath } from '@fieldspan/domain/clock-places';

/** The main-menu entry of the job that the person is clocked in on; null while clocked out (document 0 §4). */
export function useCurrentJobEntry(): { label: string; to: string; icon: string } | null {
  const profile = useProfile();
  const clock = useClock(profile?.id ?? 0);
  const job = runningJob(clock?.log ?? null);
  return job && { label: `${job.job_num} ${job.job_name}`, to: jobPath(job), icon: 'clock' };
}
