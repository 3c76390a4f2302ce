import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { timeLogListQuery } from '@fieldspan/api/queries/time-logs';
import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { recordLock } from '@fieldspan/domain/record-lock';
import type { ListEntry } from '@fieldspan/records/entry';
import { timeLogArea } from './time-log-area.ts';
import { personColumn, timeLogColumns } from './time-log-columns.tsx';

export const timeLogListEntry: ListEntry<'TimeLog', TimeLogRow> = {
  model: 'TimeLog',
  title: msg('All logs'),
  area: { of: timeLogArea, tab: 'list' },
  record: recordMessages('Time Log', 'Time Logs'),
  searchLabel: msg('Search people, jobs and notes'),
  searchFields: [
    'User.first_name',
    'User.last_name',
    'Job.job_num',
    'Job.job_name',
    'Service.job_num',
    'Service.job_name',
    'notes',
  ],
  path: () => '/time-logs/list',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: () => where({}) },
    { key: 'running', label: msg('Running'), filters: () => where({ time_out: null }) },
    { key: 'open', label: msg('Not submitted'), filters: () => where({ status: 'open', time_out: { not: null } }) },
    { key: 'submitted', label: msg('Submitted'), filters: () => where({ status: 'submitted' }) },
    { key: 'approved', label: msg('Approved'), filters: () => where({ status: 'approved' }) },
    { key: 'rejected', label: msg('Rejected'), filters: () => where({ status: 'rejected' }) },
  ],
  defaultSort: { key: 'time_in', direction: 'desc' },
  columns: [personColumn, ...timeLogColumns],
  rowsQuery: timeLogListQuery,
  rowTo: (log) => `/time-logs/list/${log.slug}`,
  changes: {
    editTo: (log) => `/time-logs/list/${log.slug}`,
    isLocked: (log) => recordLock('TimeLog', log) !== null,
  },
  opensOver: true,
  emptyHint: msg('Time shows here from the moment somebody clocks in.'),
};
