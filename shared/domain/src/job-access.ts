import { hasModule } from './access.ts';
import type { Verb, Viewer } from './access.ts';

/** The role a person holds on one job, and what it carries. */
export type HeldJobRole = { job_id: number; read_perms: number; write_perms: number; read_financials?: number };

/**
 * Whether a person may read or write one job: by the Jobs module, or by a role on that very job
 * (document 0 §6, "Job permissions").
 */
export function mayOnJob(viewer: Viewer, roles: readonly HeldJobRole[], ask: { jobId: number; verb: Verb }): boolean {
  if (hasModule(viewer, 'Jobs', ask.verb)) return true;
  const flag = ask.verb === 'read' ? 'read_perms' : 'write_perms';
  return viewer.role !== 'none' && roles.some((role) => role.job_id === ask.jobId && role[flag] === 1);
}

/**
 * Whether a person may read the money of one job: Admin, or whose role on that very job says so
 * (document 0 §6). Reading the job alone does not.
 */
export function readsJobFinancials(viewer: Viewer, roles: readonly HeldJobRole[], jobId: number): boolean {
  if (viewer.role === 'Admin') return true;
  return viewer.role !== 'none' && roles.some((role) => role.job_id === jobId && role.read_financials === 1);
}
