import type { Service } from '@fieldspan/api/queries/records';
import type { Places } from '@fieldspan/contract/places';

/** What the tabs and cards of other remotes are told of a service call. */
export const placedService = ({ id, slug, job_name }: Service): Places['service.tab'] => ({
  service: { id, slug, name: job_name },
});
