import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { categoryPickQuery, labourTasksQuery } from '@fieldspan/api/queries/materials';
import type { LabourTaskRow } from '@fieldspan/api/queries/materials';
import { moneyText } from '@fieldspan/domain/money-text';
import { rateUnit } from '@fieldspan/domain/rate-text';
import { IconArchive } from '@fieldspan/ui/icons';
import type { ListEntry } from '@fieldspan/records/entry';
import { HoursCell } from '@fieldspan/records/cells/hours-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { materialArea } from '../material-area.ts';

export const labourTaskListEntry: ListEntry<'LabourTask', LabourTaskRow> = {
  model: 'LabourTask',
  title: msg('Labour tasks'),
  area: { of: materialArea, tab: 'tasks' },
  record: recordMessages('Labour Task', 'Labour Tasks'),
  searchLabel: msg('Search labour tasks'),
  searchFields: ['code', 'description', 'Category.name'],
  path: () => '/labour-tasks/list',
  chipParam: 'show',
  pick: {
    param: 'category',
    label: msg('Category'),
    all: msg('Category: all'),
    filters: (id) => where({ category_id: id }),
    choices: categoryPickQuery,
  },
  chips: [
    { key: 'active', label: msg('In use'), filters: () => where({ archived: 0 }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'code', direction: 'asc' },
  columns: [
    { key: 'code', header: msg('Code'), sort: 'code', card: 'hidden', cell: (row) => <Muted num>{row.code}</Muted> },
    { key: 'what', header: msg('Task'), sort: 'description', card: 'title', cell: (row) => row.description },
    {
      key: 'category',
      header: msg('Category'),
      inFile: 'Category',
      card: 'hidden',
      cell: (row) => <Muted>{row.Category?.name}</Muted>,
    },
    {
      key: 'hours',
      header: msg('Hours'),
      sort: 'hours',
      align: 'end',
      card: 'fact',
      cell: (row) => <HoursCell of={row.hours} />,
    },
    {
      key: 'rate',
      header: msg('Rate'),
      sort: 'rate',
      align: 'end',
      card: 'fact',
      cell: (row) => <Muted num>{row.rate === null ? null : `${moneyText(row.rate)}${rateUnit(row.rate_unit)}`}</Muted>,
    },
  ],
  rowsQuery: labourTasksQuery,
  rowTo: (row) => `/labour-tasks/list?open=${row.slug}`,
  changes: {
    editTo: (row) => `/labour-tasks/list?open=${row.slug}`,
    bulk: [{ label: msg('Archive'), icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
  },
  opensOver: true,
  create: {
    label: msg('New labour task'),
    to: '/labour-tasks/list?open=new',
  },
  emptyHint: msg('Work that is priced again and again stands here with its hours and its rate.'),
};
