import { hasModule } from './access.ts';
import type { Verb, Viewer } from './access.ts';

/** A person's role on one job, with its rights. */
export type HeldJobRole = { job_id: number; read_perms: number; write_perms: number; read_financials?: number };

/**
 * Whether a person may read or write one job: by the Jobs module, or by a role on this job (document 0 §6, "Job
 * permissions").
 */
export function mayOnJob(viewer: Viewer, roles: readonly HeldJobRole[], ask: { jobId: number; verb: Verb }): boolean {
  if (hasModule(viewer, 'Jobs', ask.verb)) return true;
  const flag = ask.verb === 'read' ? 'read_perms' : 'write_perms';
  return viewer.role !== 'none' && roles.some((role) => role.job_id === ask.jobId && role[flag] === 1);
}

/**
 * Whether a person may read the financials of one job: Admins, and people whose role on this job allows it (document 0
 * §6). Reading the job is not enough.
 */
export function readsJobFinancials(viewer: Viewer, roles: readonly HeldJobRole[], jobId: number): boolean {
  if (viewer.role === 'Admin') return true;
  return viewer.role !== 'none' && roles.some((role) => role.job_id === jobId && role.read_financials === 1);
}
