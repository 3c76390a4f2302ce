import { call, callList, callRows } from '@fieldspan/api/call';
import { queryClient } from '@fieldspan/api/query-client';
import { saveRecord } from '@fieldspan/api/save-record';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const INCLUDE = {
  User: ['slug', 'first_name', 'last_name'],
  Job: ['slug', 'job_num', 'job_name'],
  Service: ['slug', 'job_num', 'job_name'],
} as const;

/** So many rows a review or a week brings at once: the server's largest page. */
const MANY = 200;

/** Time logs as the list shows them. */
export const timeLogListQuery = (query: ListQuery<'TimeLog'>) =>
  queryValue(['TimeLog', 'list', query], ({ signal }) =>
    callList('TimeLog', { ...query, include: INCLUDE }, { signal }),
  );
export type TimeLogRow = QueryAnswer<typeof timeLogListQuery>['rows'][number];

export const timeLogQuery = (idOrSlug: string) =>
  queryValue(['TimeLog', 'record', idOrSlug], ({ signal }) =>
    call('TimeLog/find', { slug: idOrSlug, include: INCLUDE }, { signal }),
  );

/** Submitted time of others, oldest first; `meta.count` says how many wait altogether. */
export const waitingTimeLogsQuery = (userId: number) =>
  queryValue(['TimeLog', 'waiting', userId], ({ signal }) =>
    callList(
      'TimeLog',
      {
        filters: { status: 'submitted', user_id: { not: userId } },
        include: INCLUDE,
        order: [
          ['time_in', 'ASC'],
          ['id', 'ASC'],
        ],
        page: 1,
        limit: MANY,
      },
      { signal },
    ),
  );

/** What was worked between two instants, the second one not included, in every state, page by page until all is there. */
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

/** Puts a decision on somebody's time. Lists are not read again: who decides many does that once, at the end. */
/** @param reason kept with the change; taking an approval back needs one */
export const decideTimeLog = ({ id, version }: Seen, status: 'approved' | 'rejected', reason = '') =>
  saveRecord('TimeLog', { id, version, status, ...(reason !== '' && { reason }) });

/** A decision is on what was looked at: what was changed since is refused. */
type Seen = { id: number; version: number };

export async function refreshTimeLogs(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['TimeLog'] });
}

/** Who reviews time: the roles that people hold on jobs. */
export const personnelRolesQuery = () =>
  queryValue(['JobPersonnelRole', 'all'], ({ signal }) =>
    callRows('JobPersonnelRole', { order: [['id', 'ASC']], limit: 100 }, { signal }),
  );
export type PersonnelRole = QueryAnswer<typeof personnelRolesQuery>[number];
