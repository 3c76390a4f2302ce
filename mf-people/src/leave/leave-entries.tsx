import { leaveQuery, leavesQuery } from '@fieldspan/api/queries/certificate-rules';
import type { LeaveRow } from '@fieldspan/api/queries/certificate-rules';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { localDay } from '@fieldspan/domain/calendar-day';
import { msg, recordMessages } from '@fieldspan/domain/message';
import type { Message } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import type { ListEntry, OpenEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { translated } from '@fieldspan/ui/i18n';
import { Tag } from '@fieldspan/ui/tag';
import { employeeArea } from '../employee-area.ts';

const KINDS: Readonly<Record<LeaveRow['kind'], Message>> = {
  holiday: msg('Holiday'),
  sick: msg('Sick'),
  training: msg('Training'),
  other: msg('Other'),
};

const STATES: Readonly<Record<LeaveRow['state'], { label: Message; tone: 'green' | 'amber' | 'red' }>> = {
  granted: { label: msg('Granted'), tone: 'green' },
  asked: { label: msg('Asked for'), tone: 'amber' },
  refused: { label: msg('Refused'), tone: 'red' },
};

const today = () => localDay(new Date());

export const leaveListEntry: ListEntry<'Leave', LeaveRow> = {
  model: 'Leave',
  title: msg('Leave'),
  area: { of: employeeArea, tab: 'leave' },
  record: recordMessages('Leave', 'Leaves'),
  searchLabel: msg('Search leave'),
  searchFields: ['note', 'User.first_name', 'User.last_name'],
  path: () => '/employees/leave',
  chipParam: 'show',
  chips: [
    { key: 'now', label: msg('Now and later'), filters: () => where({ to_on: { gte: today() } }) },
    { key: 'asked', label: msg('Asked for'), filters: () => where({ state: 'asked' }) },
    { key: 'all', label: msg('All'), filters: () => where({}) },
  ],
  defaultSort: { key: 'from_on', direction: 'asc' },
  columns: [
    {
      key: 'person',
      header: msg('Person'),
      inFile: 'User',
      card: 'title',
      cell: (row) => <PersonCell person={row.User} />,
    },
    { key: 'from_on', header: msg('From'), sort: 'from_on', card: 'fact', cell: (row) => <DayCell on={row.from_on} /> },
    { key: 'to_on', header: msg('To'), sort: 'to_on', card: 'fact', cell: (row) => <DayCell on={row.to_on} /> },
    {
      key: 'kind',
      header: msg('Kind'),
      sort: 'kind',
      card: 'hidden',
      cell: (row) => <Muted>{translated(KINDS[row.kind])}</Muted>,
    },
    {
      key: 'state',
      header: msg('State'),
      sort: 'state',
      card: 'status',
      cell: ({ state }) => <Tag tone={STATES[state].tone}>{translated(STATES[state].label)}</Tag>,
    },
  ],
  rowsQuery: leavesQuery,
  rowTo: ({ slug }) => `/employees/leave?open=${slug}`,
  changes: { editTo: ({ slug }) => `/employees/leave?open=${slug}`, bulk: [] },
  opensOver: true,
  create: { label: msg('New leave'), to: '/employees/leave?open=new' },
  emptyHint: msg('Who is away, and when. The schedule puts nobody to work on these days without a reason.'),
};

const optionsOf = <K extends string>(words: Readonly<Record<K, Message>>, keys: readonly K[]) =>
  keys.map((value) => ({ value, label: words[value] }));

export const leaveOpenEntry: OpenEntry<'Leave', LeaveRow> = {
  model: 'Leave',
  record: msg('Leave'),
  newTitle: msg('New leave'),
  recordQuery: leaveQuery,
  titleOf: ({ User }) => (User ? personName(User) : ''),
  sections: [
    {
      title: msg('Leave'),
      fields: [
        {
          kind: 'relation',
          name: 'user_id',
          label: msg('Person'),
          required: true,
          choices: peopleChoicesQuery,
          shownOf: ({ User }) => User && personName(User),
        },
        { kind: 'date', name: 'from_on', label: msg('First day'), required: true },
        { kind: 'date', name: 'to_on', label: msg('Last day'), required: true },
        {
          kind: 'choice',
          name: 'kind',
          label: msg('Kind'),
          options: optionsOf(KINDS, ['holiday', 'sick', 'training', 'other']),
        },
        {
          kind: 'choice',
          name: 'state',
          label: msg('State'),
          options: (['granted', 'asked', 'refused'] as const).map((value) => ({ value, label: STATES[value].label })),
        },
        { kind: 'long-text', name: 'note', label: msg('Notes'), wide: true },
      ],
    },
  ],
  blank: { kind: 'holiday', state: 'granted' },
};
