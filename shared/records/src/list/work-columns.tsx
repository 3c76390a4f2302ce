import type { ProjectRow, ServiceRow } from '@fieldspan/api/queries/records';
import { msg } from '@fieldspan/domain/message';
import type { ListEntry } from '../entry.ts';
import { Muted } from '../cells/muted.tsx';

type Work = ProjectRow | ServiceRow;

/** The fields that a search for a project or a service looks in. */
export const WORK_SEARCH_FIELDS = ['job_num', 'job_name', 'customer_name_cache', 'address'] as const;

/** The customer of a project or a service, and its place. */
export const workColumns = <W extends Work>(): ListEntry<'Job' | 'Service', W>['columns'] => [
  {
    key: 'customer',
    header: msg('Customer'),
    sort: 'customer_name_cache',
    group: { by: 'customer_name_cache' },
    card: 'fact',
    cell: (job) => <Muted>{job.customer_name_cache}</Muted>,
  },
  {
    key: 'city',
    header: msg('City'),
    sort: 'city',
    group: { by: 'city' },
    card: 'hidden',
    cell: (job) => <Muted>{job.city}</Muted>,
  },
];
