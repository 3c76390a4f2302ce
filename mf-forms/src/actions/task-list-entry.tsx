import { filterNameQuery } from '@fieldspan/api/queries/found-forms';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { tasksQuery } from '@fieldspan/api/queries/tasks';
import type { TaskRow } from '@fieldspan/api/queries/tasks';
import { projectChoicesQuery } from '@fieldspan/api/queries/work-choices';
import { localDay } from '@fieldspan/domain/calendar-day';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { ACTIONS_PATH, actionTo } from './task-address.ts';
import { TaskState } from '@fieldspan/records/cells/task-state';

const today = () => localDay(new Date());

export const taskListEntry: ListEntry<'Task', TaskRow> = {
  model: 'Task',
  title: msg('Actions'),
  record: recordMessages('Action', 'Actions'),
  searchLabel: msg('Search actions'),
  searchFields: ['title', 'details', 'Job.job_num', 'Job.job_name', 'Service.job_num', 'Service.job_name'],
  path: () => ACTIONS_PATH,
  chipParam: 'show',
  chips: [
    { key: 'open', label: msg('Open'), filters: () => where({ state: 'open' }) },
    {
      key: 'mine',
      label: msg('Mine'),
      filters: ({ profile }) => where({ state: 'open', assigned_to: profile.id }),
    },
    { key: 'late', label: msg('Late'), filters: () => where({ state: 'open', due_on: { lt: today() } }) },
    { key: 'given', label: msg('Given by me'), filters: ({ profile }) => where({ created_by: profile.id }) },
    { key: 'done', label: msg('Done'), filters: () => where({ state: 'done' }) },
    { key: 'all', label: msg('All'), filters: () => where({}) },
  ],
  searches: [
    {
      param: 'person',
      label: msg('Person'),
      filters: (id) => where({ assigned_to: id }),
      choices: peopleChoicesQuery,
      nameOf: (id) => filterNameQuery('person', id),
    },
    {
      param: 'project',
      label: msg('Project'),
      filters: (id) => where({ job_id: id }),
      choices: projectChoicesQuery,
      nameOf: (id) => filterNameQuery('job', id),
    },
  ],
  defaultSort: { key: 'due_on', direction: 'asc' },
  columns: [
    { key: 'title', header: msg('Action'), sort: 'title', card: 'title', cell: ({ title }) => title },
    {
      key: 'person',
      header: msg('Who does it'),
      inFile: 'AssignedUser',
      card: 'fact',
      cell: ({ AssignedUser }) => <PersonCell person={AssignedUser} />,
    },
    { key: 'due', header: msg('Until'), sort: 'due_on', card: 'fact', cell: ({ due_on }) => <DayCell on={due_on} /> },
    {
      key: 'work',
      header: msg('Project or service'),
      inFile: ['Job', 'Service'],
      card: 'fact',
      cell: (task) => <WorkCell row={task} />,
    },
    {
      key: 'state',
      header: msg('State'),
      inFile: 'state',
      card: 'status',
      cell: (task) => <TaskState task={task} isSaid />,
    },
  ],
  rowsQuery: tasksQuery,
  rowTo: ({ slug }) => actionTo(slug),
  create: { label: msg('New action'), to: actionTo('new'), isAllowed: ({ role }) => role !== 'none' },
  emptyHint: msg('An action says who puts something right, and until when. Flagged answers of forms open them.'),
};
