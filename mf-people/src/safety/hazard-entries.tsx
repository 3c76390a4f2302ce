import { hazardTaskQuery, hazardTasksQuery } from '@fieldspan/api/queries/safety';
import type { HazardTask } from '@fieldspan/api/queries/safety';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { Muted } from '@fieldspan/records/cells/muted';
import type { ListEntry, OpenEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { HazardParts } from './hazard-parts.tsx';
import { safetyArea } from './safety-area.ts';

const PATH = '/safety/hazards';

const listed = (parts: readonly { description: string }[]): string =>
  parts.map(({ description }) => description).join(', ');

/** What forms offer when somebody plans a task: its hazards, and what is done against them. */
export const hazardListEntry: ListEntry<'SafetyJobTask', HazardTask> = {
  model: 'SafetyJobTask',
  title: msg('Hazard library'),
  area: { of: safetyArea, tab: 'hazards' },
  record: recordMessages('Task', 'Tasks'),
  searchLabel: msg('Search tasks, hazards and controls'),
  searchFields: ['description', 'SafetyHazard.description', 'SafetyControl.description'],
  path: () => PATH,
  chips: [{ key: 'all', label: msg('All'), filters: () => where({}) }],
  defaultSort: { key: 'description', direction: 'asc' },
  columns: [
    { key: 'description', header: msg('Task'), sort: 'description', card: 'title', cell: (row) => row.description },
    {
      key: 'hazards',
      header: msg('Hazards'),
      card: 'fact',
      cell: ({ SafetyHazard: hazards }) => <Muted>{listed(hazards)}</Muted>,
    },
    {
      key: 'controls',
      header: msg('Controls'),
      card: 'fact',
      cell: ({ SafetyControl: controls }) => <Muted>{listed(controls)}</Muted>,
    },
  ],
  rowsQuery: hazardTasksQuery,
  rowTo: ({ slug }) => `${PATH}?open=${slug}`,
  changes: { editTo: ({ slug }) => `${PATH}?open=${slug}`, bulk: [] },
  opensOver: true,
  create: { label: msg('New task'), to: `${PATH}?open=new` },
  emptyHint: msg(
    'Write down what your people do, what can hurt them, and what you do against it. Forms offer these words.',
  ),
};

export const hazardOpenEntry: OpenEntry<'SafetyJobTask', HazardTask> = {
  model: 'SafetyJobTask',
  record: msg('Task'),
  newTitle: msg('New task'),
  recordQuery: hazardTaskQuery,
  titleOf: ({ description }) => description,
  Below: HazardParts,
  sections: [
    {
      title: msg('Task'),
      fields: [{ kind: 'text', name: 'description', label: msg('Task'), required: true, wide: true }],
    },
  ],
  blank: { description: '' },
};
