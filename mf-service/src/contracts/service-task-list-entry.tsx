import { serviceTaskQuery, serviceTasksQuery } from '@fieldspan/api/queries/contracts';
import type { ServiceTaskRow } from '@fieldspan/api/queries/contracts';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry, OpenEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { IconArchive } from '@fieldspan/ui/icons';
import { serviceArea } from '../service-area.ts';

/** Work that contracts choose from. */
export const serviceTaskListEntry: ListEntry<'ServiceTask', ServiceTaskRow> = {
  model: 'ServiceTask',
  title: msg('Service tasks'),
  area: { of: serviceArea, tab: 'tasks' },
  record: recordMessages('Service Task', 'Service Tasks'),
  searchLabel: msg('Search service tasks'),
  searchFields: ['title', 'description'],
  path: () => '/service-tasks',
  chipParam: 'show',
  chips: [
    { key: 'active', label: msg('In use'), filters: () => where({ archived: 0 }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'title', direction: 'asc' },
  columns: [
    { key: 'title', header: msg('Task'), sort: 'title', card: 'title', cell: (row) => row.title },
    {
      key: 'how',
      header: msg('How it is done'),
      inFile: 'description',
      card: 'hidden',
      cell: (row) => <Muted>{row.description}</Muted>,
    },
    {
      key: 'minutes',
      header: msg('Minutes'),
      sort: 'minutes',
      align: 'end',
      card: 'fact',
      cell: (row) => <Muted num>{row.minutes}</Muted>,
    },
  ],
  rowsQuery: serviceTasksQuery,
  rowTo: ({ slug }) => `/service-tasks?open=${slug}`,
  changes: {
    editTo: ({ slug }) => `/service-tasks?open=${slug}`,
    bulk: [{ label: msg('Archive'), icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
  },
  opensOver: true,
  create: { label: msg('New service task'), to: '/service-tasks?open=new' },
  emptyHint: msg('What is done on visits again and again stands here; contracts take their checklists from it.'),
};

export const serviceTaskOpenEntry: OpenEntry<'ServiceTask', ServiceTaskRow> = {
  model: 'ServiceTask',
  record: msg('Service Task'),
  newTitle: msg('New service task'),
  recordQuery: serviceTaskQuery,
  titleOf: ({ title }) => title,
  sections: [
    {
      title: msg('Service task'),
      fields: [
        { kind: 'text', name: 'title', label: msg('Task'), required: true, wide: true },
        { kind: 'long-text', name: 'description', label: msg('How it is done'), wide: true },
        { kind: 'number', name: 'minutes', label: msg('Minutes'), unit: 'min' },
        { kind: 'flag', name: 'archived', label: msg('Archived') },
      ],
    },
  ],
  blank: { title: '', archived: 0 },
};
