import { callRows } from '@fieldspan/api/call';
import type { Filters } from '@fieldspan/contract/query';
import { queryValue } from './query-value.ts';

const CHOICES = 20;

const wanted = (typed: string): Filters =>
  typed === '' ? {} : { any: [{ job_num: { like: typed } }, { job_name: { like: typed } }] };

/** Projects to choose from, by what was typed. */
export const projectChoicesQuery = (typed: string) =>
  queryValue(['Job', 'choices', typed], async ({ signal }) => {
    const filters = { archived: 0, deleted: 0, ...wanted(typed) };
    const query = { filters, fields: ['job_num', 'job_name'], order: [['job_num', 'DESC']], limit: CHOICES } as const;
    const rows = await callRows('Job', query, { signal });
    return rows.map((row) => ({ id: row.id, title: row.job_name, note: row.job_num }));
  });

/** Service calls to choose from, by what was typed. */
export const serviceChoicesQuery = (typed: string) =>
  queryValue(['Service', 'choices', typed], async ({ signal }) => {
    const filters = { archived: 0, ...wanted(typed) };
    const query = { filters, fields: ['job_num', 'job_name'], order: [['job_num', 'DESC']], limit: CHOICES } as const;
    const rows = await callRows('Service', query, { signal });
    return rows.map((row) => ({ id: row.id, title: row.job_name, note: row.job_num }));
  });
