import type { TimeLogRow } from '@fieldspan/api/queries/time-logs';
import { t } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import type { ListEntry } from '@fieldspan/records/entry';
import { Hours } from '@fieldspan/records/cells/hours';
import { Moment } from '@fieldspan/records/cells/moment';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import { Quiet } from '@fieldspan/records/cells/quiet';
import { TimeLogState } from '@fieldspan/records/cells/time-log-state';
import { WorkOf } from '@fieldspan/records/cells/work-of';

/** Whose time it is. */
export const personColumn: ListEntry<'TimeLog', TimeLogRow>['columns'][number] = {
  key: 'person',
  header: 'Person',
  card: 'title',
  cell: (log) => <PersonCell person={log.User} />,
};

/** What a time log shows in every list of them. */
export const timeLogColumns: ListEntry<'TimeLog', TimeLogRow>['columns'] = [
  { key: 'work', header: 'Project or service', card: 'fact', cell: (log) => <WorkOf row={log} /> },
  { key: 'in', header: 'In', sort: 'time_in', card: 'fact', cell: (log) => <Moment at={log.time_in} /> },
  { key: 'out', header: 'Out', sort: 'time_out', card: 'hidden', cell: (log) => <Moment at={log.time_out} /> },
  {
    key: 'break',
    header: 'Break',
    align: 'end',
    card: 'hidden',
    cell: (log) => <Hours of={log.break_hours || null} />,
  },
  {
    key: 'hours',
    header: 'Hours',
    sort: 'hours',
    align: 'end',
    card: 'fact',
    cell: (log) => <Hours of={log.hours} />,
  },
  {
    key: 'offsite',
    header: 'Place',
    card: 'hidden',
    cell: (log) =>
      log.clocked_in_offsite === 1 ? <Tag tone="amber">{t('Offsite')}</Tag> : <Quiet>{t('Onsite')}</Quiet>,
  },
  { key: 'state', header: 'State', card: 'status', cell: (log) => <TimeLogState log={log} /> },
];
