import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { taskQuery } from '@fieldspan/api/queries/tasks';
import type { TaskRecord } from '@fieldspan/api/queries/tasks';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import { DETAILS } from '@fieldspan/records/entry';
import type { PageEntry } from '@fieldspan/records/entry';
import { workRelations } from '@fieldspan/records/fields/work-relations';
import { ACTIONS_PATH, actionTo } from './task-address.ts';
import { TaskAbout } from './task-about.tsx';
import { TaskState } from '@fieldspan/records/cells/task-state';
import { mayChangeTask } from './use-may-step.ts';

export const taskPageEntry: PageEntry<'Task', TaskRecord> = {
  model: 'Task',
  record: msg('Action'),
  newTitle: msg('New action'),
  list: { title: msg('Actions'), to: ACTIONS_PATH },
  recordQuery: taskQuery,
  titleOf: ({ title }) => title,
  subtitleOf: ({ AssignedUser }) => AssignedUser && personName(AssignedUser),
  Status: ({ record }) => <TaskState task={record} isSaid />,
  Above: TaskAbout,
  tabs: [{ key: DETAILS, label: msg('Details') }],
  tabTo: (idOrSlug) => actionTo(String(idOrSlug)),
  canWrite: (currentUser, task) => task === null || mayChangeTask(currentUser, task),
  sections: [
    {
      title: msg('What has to be done'),
      fields: [
        { kind: 'text', name: 'title', label: msg('What has to be done'), required: true, wide: true },
        { kind: 'long-text', name: 'details', label: msg('Details'), wide: true },
        {
          kind: 'relation',
          name: 'assigned_to',
          label: msg('Who does it'),
          choices: peopleChoicesQuery,
          shownOf: ({ AssignedUser }) => AssignedUser && personName(AssignedUser),
        },
        { kind: 'date', name: 'due_on', label: msg('Until') },
        { kind: 'flag', name: 'needs_photo', label: msg('Ask for a picture when it is done') },
        { kind: 'flag', name: 'needs_note', label: msg('Ask for a note when it is done') },
      ],
    },
    {
      title: msg('Where it belongs'),
      fields: workRelations<TaskRecord>(),
    },
  ],
  blank: { title: '' },
};
