import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { timeLogListQuery } from '@fieldspan/api/queries/time-logs';
import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { dayText } from '@fieldspan/domain/day-text';
import { knownInstant, localDay } from '@fieldspan/domain/calendar-day';
import type { ListEntry } from '@fieldspan/records/entry';
import { timeLogArea } from './time-log-area.ts';
import { timeLogColumns } from './time-log-columns.tsx';

/** The day of a log, with its year, because the list goes back far. */
function dayOf({ time_in }: TimeLogRow): string {
  const start = knownInstant(time_in);
  return start ? dayText(localDay(start), '') : '–';
}

export const myTimeEntry: ListEntry<'TimeLog', TimeLogRow> = {
  model: 'TimeLog',
  title: msg('My history'),
  area: { of: timeLogArea, tab: 'history' },
  record: recordMessages('Time Log', 'Time Logs'),
  searchLabel: msg('Search jobs and notes'),
  searchFields: ['Job.job_num', 'Job.job_name', 'Service.job_num', 'Service.job_name', 'notes'],
  path: () => '/time-logs/history',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: ({ profile }) => where({ user_id: profile.id }) },
    {
      key: 'open',
      label: msg('Not submitted'),
      filters: ({ profile }) => where({ user_id: profile.id, status: 'open' }),
    },
    {
      key: 'submitted',
      label: msg('Submitted'),
      filters: ({ profile }) => where({ user_id: profile.id, status: 'submitted' }),
    },
    {
      key: 'approved',
      label: msg('Approved'),
      filters: ({ profile }) => where({ user_id: profile.id, status: 'approved' }),
    },
    {
      key: 'rejected',
      label: msg('Rejected'),
      filters: ({ profile }) => where({ user_id: profile.id, status: 'rejected' }),
    },
  ],
  defaultSort: { key: 'time_in', direction: 'desc' },
  columns: [{ key: 'day', header: msg('Day'), inFile: 'time_in', card: 'title', cell: dayOf }, ...timeLogColumns],
  rowsQuery: timeLogListQuery,
  rowTo: (log) => `/time-logs/history?open=${log.slug}`,
  opensOver: true,
  emptyHint: msg('Your own time shows here from the moment you clock in.'),
};
