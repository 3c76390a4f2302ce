import { call, callAll, callList } from '@fieldspan/api/call';
import { refreshReaders } from '@fieldspan/api/query-client';
import { saveRecord } from '@fieldspan/api/save-record';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const INCLUDE = {
  User: ['slug', 'first_name', 'last_name'],
  Job: ['slug', 'job_num', 'job_name'],
  Service: ['slug', 'job_num', 'job_name'],
  CostCode: ['code', 'title'],
} as const;

/** Rows per page of a review or a week: the server's maximum. */
const MANY = 200;

/** Time logs with the columns of the list. */
export const timeLogListQuery = (query: ListQuery<'TimeLog'>) =>
  queryValue(['TimeLog', 'list', query], ({ signal }) =>
    callList('TimeLog', { ...query, include: INCLUDE }, { signal }),
  );
export type TimeLogRow = QueryAnswer<typeof timeLogListQuery>['rows'][number];

export const timeLogQuery = (idOrSlug: string) =>
  queryValue(['TimeLog', 'record', idOrSlug], ({ signal }) =>
    call('TimeLog/find', { slug: idOrSlug, include: INCLUDE }, { signal }),
  );

/** All time logs between two instants (the second one is exclusive), in every status, loaded page by page. */
export const periodTimeLogsQuery = (period: { from: string; until: string }) =>
  queryValue(['TimeLog', 'period', period], async ({ signal }) => {
    const query = {
      filters: { time_in: { gte: period.from, lt: period.until } },
      include: INCLUDE,
      order: [['time_in', 'ASC']],
      limit: MANY,
    } as const;
    const rows: TimeLogRow[] = [];
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const { rows: more, meta } = await callList('TimeLog', { ...query, page }, { signal });
      rows.push(...more);
      pages = meta?.num_pages ?? 1;
    }
    return rows;
  });

/**
 * Approves or rejects a time log. Does not invalidate lists: whoever calls it reloads them once.
 * @param reason stored with the change; required to withdraw an approval
 */
export const decideTimeLog = ({ id, version }: Seen, status: 'approved' | 'rejected', reason = '') =>
  saveRecord('TimeLog', { id, version, status, ...(reason !== '' && { reason }) }, { isUnshown: true });

/** A decision applies to the version that was seen; if the record has changed since, the server refuses it. */
type Seen = { id: number; version: number };

export async function refreshTimeLogs(): Promise<void> {
  await refreshReaders('TimeLog/save');
}

/** The roles on jobs; some of them review time logs. */
export const personnelRolesQuery = () =>
  queryValue(['JobPersonnelRole', 'all'], ({ signal }) =>
    callAll('JobPersonnelRole', { order: [['id', 'ASC']] }, { signal }),
  );
export type PersonnelRole = QueryAnswer<typeof personnelRolesQuery>[number];
