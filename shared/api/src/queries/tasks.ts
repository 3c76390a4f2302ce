import { call, callAll, callList, callSome } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import type { ListQuery } from './list-query.ts';
import type { QueryAnswer } from './query-answer.ts';
import { queryValue } from './query-value.ts';

const PERSON = ['first_name', 'last_name'] as const;
const WORK = ['slug', 'job_num', 'job_name'] as const;
const ROW = { AssignedUser: PERSON, Job: WORK, Service: WORK, Equipment: ['slug', 'description'] } as const;

export const tasksQuery = (query: ListQuery<'Task'>) =>
  queryValue(['Task', 'list', query], ({ signal }) => callList('Task', { ...query, include: ROW }, { signal }));
export type TaskRow = QueryAnswer<typeof tasksQuery>['rows'][number];

const PICTURE = ['slug', 'filename', 'thumb_filename', 'width', 'height'] as const;

/** One task with all that belongs to it, by id or slug. */
export const taskQuery = (idOrSlug: string) =>
  queryValue(['Task', 'record', idOrSlug], ({ signal }) =>
    call(
      'Task/find',
      {
        slug: idOrSlug,
        include: {
          ...ROW,
          User: PERSON,
          DoneBy: PERSON,
          CompanyForm: ['slug', 'child_template_description', 'template_title'],
          Picture: PICTURE,
          Proof: PICTURE,
        },
      },
      { signal },
    ),
  );
export type TaskRecord = QueryAnswer<typeof taskQuery>;

const OPEN_FIRST = [
  ['state', 'DESC'],
  ['due_on', 'ASC'],
] as const;

/** What is to be done because of a filled form, the open ones first. */
export const formTasksQuery = (formId: number) =>
  queryOptions({
    queryKey: ['Task', 'of-form', formId],
    queryFn: ({ signal }) =>
      callAll('Task', { filters: { form_id: formId }, include: ROW, order: OPEN_FIRST }, { signal }),
    meta: { quiet: true },
  });
export type FormTask = QueryAnswer<typeof formTasksQuery>[number];

export type TaskParent =
  | { job_id: number }
  | { service_id: number }
  | { equipment_id: number }
  | { incident_id: number };

const TAB_LIMIT = 100;

/** What is to be done for a project, a service call or a piece of equipment, the open ones first. */
export const relatedTasksQuery = (parent: TaskParent) =>
  queryValue(['Task', 'some-of', parent], ({ signal }) =>
    callSome('Task', { filters: parent, include: ROW, order: OPEN_FIRST, limit: TAB_LIMIT }, { signal }),
  );

const ON_HOME = 5;

/** What a person is to do next: the first few, and how many more there are. */
export const nextTasksQuery = (userId: number) =>
  queryValue(['Task', 'next-of', userId], ({ signal }) =>
    callSome(
      'Task',
      {
        filters: { assigned_to: userId, state: 'open' },
        include: ROW,
        order: [['due_on', 'ASC']],
        limit: ON_HOME,
      },
      { signal },
    ),
  );
