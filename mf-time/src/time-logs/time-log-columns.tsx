import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { costCodeText } from '@fieldspan/domain/cost-code-text';
import { msg } from '@fieldspan/domain/message';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import type { ListEntry } from '@fieldspan/records/entry';
import { HoursCell } from '@fieldspan/records/cells/hours-cell';
import { InstantCell } from '@fieldspan/records/cells/instant-cell';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { TimeLogState, timeLogStateName } from '@fieldspan/records/cells/time-log-state';
import { WorkCell } from '@fieldspan/records/cells/work-cell';

/** The person of the time log. */
export const personColumn: ListEntry<'TimeLog', TimeLogRow>['columns'][number] = {
  key: 'person',
  header: msg('Person'),
  inFile: 'User',
  group: { by: 'User' },
  card: 'title',
  cell: (log) => <PersonCell person={log.User} />,
};

/** The columns of every list of time logs. */
export const timeLogColumns: ListEntry<'TimeLog', TimeLogRow>['columns'] = [
  {
    key: 'work',
    header: msg('Project or service'),
    inFile: ['Job', 'Service'],
    group: { by: 'Job' },
    card: 'fact',
    cell: (log) => <WorkCell row={log} />,
  },
  {
    key: 'code',
    header: msg('Cost code'),
    inFile: 'CostCode',
    group: { by: 'CostCode' },
    card: 'fact',
    cell: (log) => <Muted>{log.CostCode && costCodeText(log.CostCode)}</Muted>,
  },
  {
    key: 'in',
    header: msg('In'),
    sort: 'time_in',
    group: { by: 'time_in', unit: 'day' },
    field: { kind: 'instant', name: 'time_in', label: msg('In'), required: true },
    card: 'fact',
    cell: (log) => <InstantCell at={log.time_in} />,
  },
  {
    key: 'out',
    header: msg('Out'),
    sort: 'time_out',
    field: { kind: 'instant', name: 'time_out', label: msg('Out') },
    card: 'hidden',
    cell: (log) => <InstantCell at={log.time_out} />,
  },
  {
    key: 'break',
    header: msg('Break'),
    inFile: 'break_hours',
    field: { kind: 'number', name: 'break_hours', label: msg('Break') },
    align: 'end',
    card: 'hidden',
    cell: (log) => <HoursCell of={log.break_hours || null} />,
  },
  {
    key: 'hours',
    header: msg('Hours'),
    sort: 'hours',
    align: 'end',
    card: 'fact',
    cell: (log) => <HoursCell of={log.hours} />,
    sum: { field: 'hours', show: (total) => <HoursCell of={total} /> },
  },
  {
    key: 'offsite',
    header: msg('Place'),
    inFile: 'clocked_in_offsite',
    group: { by: 'clocked_in_offsite', name: (value) => (value === 1 ? t('Offsite') : t('Onsite')) },
    card: 'hidden',
    cell: (log) =>
      log.clocked_in_offsite === 1 ? <Tag tone="amber">{t('Offsite')}</Tag> : <Muted>{t('Onsite')}</Muted>,
  },
  {
    key: 'state',
    header: msg('State'),
    inFile: 'status',
    group: { by: 'status', name: timeLogStateName },
    card: 'status',
    cell: (log) => <TimeLogState log={log} />,
  },
];
