import { callSome } from '@fieldspan/api/call';
import { someOf } from './some-of.ts';
import { anyLike } from '@fieldspan/contract/filters';
import type { Filters } from '@fieldspan/contract/filters';
import { queryValue } from './query-value.ts';

const CHOICES = 20;

const NAMES = ['job_num', 'job_name'] as const;

/** Projects that match the typed text. */
export const projectChoicesQuery = (typed: string) =>
  queryValue(['Job', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'Job'> = { archived: 0, deleted: 0, ...anyLike<'Job'>(NAMES, typed) };
    const query = { filters, fields: NAMES, order: [['job_num', 'DESC']], limit: CHOICES } as const;
    const some = await callSome('Job', query, { signal });
    return someOf(some, (row) => ({ id: row.id, title: row.job_name, note: row.job_num }));
  });

/** Service calls that match the typed text. */
export const serviceChoicesQuery = (typed: string) =>
  queryValue(['Service', 'some-choices', typed], async ({ signal }) => {
    const filters: Filters<'Service'> = { archived: 0, ...anyLike<'Service'>(NAMES, typed) };
    const query = { filters, fields: NAMES, order: [['job_num', 'DESC']], limit: CHOICES } as const;
    const some = await callSome('Service', query, { signal });
    return someOf(some, (row) => ({ id: row.id, title: row.job_name, note: row.job_num }));
  });
