import { knownInstant } from './calendar-day.ts';

export type JobStatus =
  | { kind: 'deleted' }
  /** A lead with the status of its active bid. */
  | { kind: 'bid'; status: string }
  | { kind: 'archived' }
  | { kind: 'completed'; at: Date }
  | { kind: 'active' };

export type JobStatusFacts = {
  deleted: number;
  is_lead: number;
  archived: number;
  date_completed: string | null;
  JobBid?: readonly { is_active: number; status: string | null }[];
};

/**
 * The status that a project shows (document 0 §4, "Job status label"); the first match wins. A lead without an active
 * bid, or with a bid without status, is a draft.
 */
export function jobStatus(job: JobStatusFacts): JobStatus {
  if (job.deleted === 1) return { kind: 'deleted' };
  if (job.is_lead === 1) return { kind: 'bid', status: activeBidStatus(job.JobBid ?? []) };
  if (job.archived === 1) return { kind: 'archived' };
  const at = knownInstant(job.date_completed);
  return at ? { kind: 'completed', at } : { kind: 'active' };
}

function activeBidStatus(bids: NonNullable<JobStatusFacts['JobBid']>): string {
  return bids.find((bid) => bid.is_active === 1)?.status || 'Draft';
}
