import type { JobRef } from '@fieldspan/domain/clock-places';
import type { RunningTimeLog } from './queries/clock.ts';

/** The project or service of a running log, as far as the person may see it. */
export type RunningJob = JobRef & { id: number; job_num: string; job_name: string };

/** What somebody is clocked in on; null for no job, and for one that they may not see. */
export function runningJob(log: RunningTimeLog | null): RunningJob | null {
  if (log?.Job) return { type: 'project', ...log.Job };
  return log?.Service ? { type: 'service', ...log.Service } : null;
}

/** The same as the punch clock takes it: the id is known where the job may not be seen, too. */
export function punchedJob(log: RunningTimeLog | null): Pick<RunningJob, 'type' | 'id'> | null {
  if (log?.job_id) return { type: 'project', id: log.job_id };
  return log?.service_id ? { type: 'service', id: log.service_id } : null;
}
