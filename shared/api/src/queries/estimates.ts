import { call, callFirst } from '@fieldspan/api/call';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

/** A project's estimate; null if there is none. */
export const estimateQuery = (jobId: number) =>
  queryValue(['JobEstimate', 'of-job', jobId], async ({ signal }) => {
    const query = {
      filters: { job_id: jobId },
      fields: ['slug', 'version', 'estimate_json', 'overhead_percent', 'total'],
    } as const;
    return await callFirst('JobEstimate', query, { signal });
  });
export type Estimate = QueryAnswer<typeof estimateQuery>;

/** One bid with its project. */
export const bidQuery = (idOrSlug: string) =>
  queryValue(['JobBid', 'record', idOrSlug], ({ signal }) =>
    call(
      'JobBid/find',
      { slug: idOrSlug, include: { Job: ['slug', 'job_num', 'job_name', 'customer_name_cache', 'city'] } },
      { signal },
    ),
  );
export type Bid = QueryAnswer<typeof bidQuery>;
