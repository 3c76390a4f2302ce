import type { Project } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';

/** The data about a project that tabs and cards of other remotes get. */
export const placedProject = ({ id, slug, job_name, estimate_locked }: Project): Places['project.tab'] => ({
  project: { id, slug, name: job_name, isEstimateLocked: estimate_locked === 1 },
});
