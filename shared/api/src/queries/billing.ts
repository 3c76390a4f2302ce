import { call, callList, callSome, callSum } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/filters';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const WORK = ['slug', 'job_num', 'job_name'] as const;
const BILLED = [...WORK, 'customer_id', 'customer_name_cache', 'holdback_percent'] as const;

/** The schedule of values of a project, in its order. */
export const scheduleQuery = (jobId: number) =>
  queryValue(['ScheduleLine', 'some-of-job', jobId], ({ signal }) =>
    callSome(
      'ScheduleLine',
      {
        filters: { job_id: jobId },
        order: [
          ['sort_order', 'ASC'],
          ['id', 'ASC'],
        ],
        limit: 200,
      },
      { signal },
    ),
  );
export type ScheduleLine = QueryAnswer<typeof scheduleQuery>['rows'][number];

export const changeOrdersOfJobQuery = (jobId: number) =>
  queryValue(['ChangeOrder', 'some-of-job', jobId], ({ signal }) =>
    callSome('ChangeOrder', { filters: { job_id: jobId }, order: [['id', 'ASC']], limit: 200 }, { signal }),
  );

export type ChangeOrderRow = QueryAnswer<typeof changeOrdersOfJobQuery>['rows'][number];

export const changeOrderQuery = (idOrSlug: string) =>
  queryValue(['ChangeOrder', 'record', idOrSlug], ({ signal }) =>
    call('ChangeOrder/find', { slug: idOrSlug, include: { Job: BILLED } }, { signal }),
  );
export type ChangeOrder = QueryAnswer<typeof changeOrderQuery>;

export const jobInvoicesOfJobQuery = (jobId: number) =>
  queryValue(['JobInvoice', 'some-of-job', jobId], ({ signal }) =>
    callSome('JobInvoice', { filters: { job_id: jobId }, order: [['id', 'DESC']], limit: 200 }, { signal }),
  );

export type JobInvoiceRow = QueryAnswer<typeof jobInvoicesOfJobQuery>['rows'][number];

export const jobInvoiceQuery = (idOrSlug: string) =>
  queryValue(['JobInvoice', 'record', idOrSlug], ({ signal }) =>
    call('JobInvoice/find', { slug: idOrSlug, include: { Job: BILLED, Credits: ['slug', 'invoice_num'] } }, { signal }),
  );
export type JobInvoice = QueryAnswer<typeof jobInvoiceQuery>;

/** Invoices of all projects. */
export const jobInvoicesQuery = (query: ListQuery<'JobInvoice'>) =>
  queryValue(['JobInvoice', 'list', query], ({ signal }) =>
    callList('JobInvoice', { ...query, include: { Job: [...WORK, 'customer_name_cache'] } }, { signal }),
  );
export type JobInvoiceOfAll = QueryAnswer<typeof jobInvoicesQuery>['rows'][number];

/** How many invoices of projects match, and what is left to pay of them. */
export const jobBalanceSumQuery = (filters: Filters<'JobInvoice'>) =>
  queryValue(['JobInvoice', 'balance', filters], ({ signal }) =>
    callSum('JobInvoice', { field: 'balance', filters }, { signal }),
  );

/** What customers still hold back, part by part of all contracts. */
export const heldSumQuery = (filters: Filters<'ScheduleLine'>) =>
  queryValue(['ScheduleLine', 'held', filters], ({ signal }) =>
    callSum('ScheduleLine', { field: 'left_held', filters }, { signal }),
  );

/** Lines of schedules with what is held back of them. */
export const holdbacksQuery = (query: ListQuery<'ScheduleLine'>) =>
  queryValue(['ScheduleLine', 'list', query], ({ signal }) =>
    callList(
      'ScheduleLine',
      { ...query, include: { Job: [...WORK, 'customer_name_cache', 'holdback_due'] } },
      { signal },
    ),
  );
export type HoldbackRow = QueryAnswer<typeof holdbacksQuery>['rows'][number];

/** Who pays for a project, and what they hold back. */
export const billedJobQuery = (jobId: number) =>
  queryValue(['Job', 'billed', jobId], ({ signal }) =>
    call(
      'Job/find',
      { slug: String(jobId), fields: ['id', 'slug', ...BILLED, 'customer_credit', 'tax_place_json'] },
      { signal },
    ),
  );
export type BilledJob = QueryAnswer<typeof billedJobQuery>;
