import { callAll } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/filters';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['slug', 'first_name', 'last_name'] as const;

/** Service calls planned between two instants; the second one is exclusive. */
export const plannedServicesQuery = (period: { from: string; until: string }, who: Filters<'Service'>) =>
  queryValue(['Service', 'planned', period, who], ({ signal }) =>
    callAll(
      'Service',
      {
        filters: { archived: 0, scheduled_at: { gte: period.from, lt: period.until }, ...who },
        fields: ['slug', 'job_num', 'job_name', 'customer_name_cache', 'city', 'scheduled_at', 'completed', 'priority'],
        include: { AssignedTo: PERSON, ServiceStatus: ['type', 'label'] },
        order: [['scheduled_at', 'ASC']],
      },
      { signal },
    ),
  );
export type PlannedService = QueryAnswer<typeof plannedServicesQuery>[number];

/** Projects that start between two days, both inclusive. */
export const startingProjectsQuery = (period: { first: string; last: string }) =>
  queryValue(['Job', 'starting', period], ({ signal }) =>
    callAll(
      'Job',
      {
        filters: { deleted: 0, archived: 0, start_date: { gte: period.first, lte: period.last } },
        fields: ['slug', 'job_num', 'job_name', 'customer_name_cache', 'city', 'start_date', 'is_lead'],
        order: [['start_date', 'ASC']],
      },
      { signal },
    ),
  );
export type StartingProject = QueryAnswer<typeof startingProjectsQuery>[number];
