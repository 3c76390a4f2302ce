import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { peopleChoicesQuery, projectsQuery } from '@fieldspan/api/queries/records';
import type { ProjectRow } from '@fieldspan/api/queries/records';
import type { ListEntry } from '@fieldspan/records/entry';
import { JobStatusTag } from '@fieldspan/records/cells/job-status-tag';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { ShortTime } from '@fieldspan/records/cells/short-time';
import { projectArea } from './project-area.ts';
import { MarginCell } from './margin-cell.tsx';
import { HoursToBudget } from './hours-to-budget.tsx';
import { WORK_SEARCH_FIELDS, workColumns } from '@fieldspan/records/list/work-columns';
import { personName } from '@fieldspan/domain/person-name';
import { numberText } from '@fieldspan/domain/number-text';

const LIVE = { deleted: 0, archived: 0 } as const;

export const projectListEntry: ListEntry<'Job', ProjectRow> = {
  model: 'Job',
  title: msg('Projects'),
  area: { of: projectArea, tab: 'projects' },
  record: recordMessages('Project', 'Projects'),
  searchLabel: msg('Search projects'),
  searchFields: WORK_SEARCH_FIELDS,
  path: (chip) => (chip === 'active' ? '/projects/list' : `/projects/${chip}`),
  chips: [
    { key: 'active', label: msg('Active'), filters: () => where({ ...LIVE, is_lead: 0, date_completed: null }) },
    { key: 'leads', label: msg('Leads'), filters: () => where({ ...LIVE, is_lead: 1 }) },
    {
      key: 'completed',
      label: msg('Completed'),
      filters: () => where({ ...LIVE, is_lead: 0, date_completed: { not: null } }),
    },
    {
      key: 'mine',
      label: msg('Mine'),
      filters: ({ profile }) => where({ ...LIVE, 'JobPersonnel.user_id': profile.id }),
    },
    { key: 'archived', label: msg('Archived'), filters: () => where({ deleted: 0, archived: 1 }) },
  ],
  defaultSort: { key: 'job_num', direction: 'desc' },
  columns: [
    {
      key: 'job_num',
      header: msg('Number'),
      sort: 'job_num',
      field: { kind: 'text', name: 'job_num', label: msg('Number'), required: true },
      card: 'fact',
      cell: (job) => <Muted num>{job.job_num}</Muted>,
    },
    {
      key: 'job_name',
      header: msg('Project'),
      sort: 'job_name',
      field: { kind: 'text', name: 'job_name', label: msg('Project'), required: true },
      card: 'title',
      cell: (job) => job.job_name,
    },
    ...workColumns<ProjectRow>(),
    {
      key: 'manager',
      header: msg('Manager'),
      inFile: 'Manager',
      group: { by: 'Manager' },
      field: {
        kind: 'relation',
        name: 'manager_id',
        label: msg('Manager'),
        choices: peopleChoicesQuery,
        shownOf: (job) => (job.Manager ? personName(job.Manager) : null),
      },
      card: 'hidden',
      cell: (job) => <PersonCell person={job.Manager} />,
    },
    { key: 'status', header: msg('Status'), card: 'status', cell: (job) => <JobStatusTag job={job} /> },
    { key: 'budget', header: msg('Hours to budget'), card: 'hidden', cell: (job) => <HoursToBudget job={job} /> },
    {
      key: 'hours',
      header: msg('Hours'),
      inFile: 'hours_logged',
      align: 'end',
      card: 'hidden',
      cell: (job) => (job.hours_logged ? numberText(Math.round(job.hours_logged)) : <Muted>{null}</Muted>),
    },
    {
      key: 'margin',
      header: msg('Margin'),
      align: 'end',
      card: 'hidden',
      cell: (job) => <MarginCell job={job} />,
    },
    {
      key: 'changed',
      header: msg('Changed'),
      sort: 'updated_at',
      align: 'end',
      card: 'hidden',
      cell: (job) => (
        <Muted num>
          <ShortTime at={job.updated_at} />
        </Muted>
      ),
    },
  ],
  rowsQuery: projectsQuery,
  rowTo: (job) => `/project/${job.slug}/dashboard`,
  imports: true,
  create: {
    label: msg('New project'),
    to: '/project/new/details',
  },
  emptyHint: msg('A project keeps its people, hours, forms, files and messages in one place.'),
};
