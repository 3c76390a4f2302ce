import type { Service } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';

/** The data about a service call that tabs and cards of other remotes get. */
export const placedService = ({ id, slug, job_name }: Service): Places['service.tab'] => ({
  service: { id, slug, name: job_name },
});
