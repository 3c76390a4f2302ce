import type { JobRef } from '@fieldspan/domain/clock-places';
import type { RunningTimeLog } from './queries/clock.ts';

/** The project or service of a running log, as far as the person may read it. */
export type RunningJob = JobRef & { id: number; job_num: string; job_name: string };

/** The job that somebody is clocked in on; null without a job, or if they may not read it. */
export function runningJob(log: RunningTimeLog | null): RunningJob | null {
  if (log?.Job) return { type: 'project', ...log.Job };
  return log?.Service ? { type: 'service', ...log.Service } : null;
}

/** The same for the punch clock: the id is known even if the person may not read the job. */
export function punchedJob(log: RunningTimeLog | null): Pick<RunningJob, 'type' | 'id'> | null {
  if (log?.job_id) return { type: 'project', id: log.job_id };
  return log?.service_id ? { type: 'service', id: log.service_id } : null;
}
