import { peopleChoicesQuery, projectQuery } from '@fieldspan/api/queries/records';
import type { Project } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { mayOnJob, readsJobFinancials } from '@fieldspan/domain/job-access';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import type { FieldSection, PageEntry } from '@fieldspan/records/entry';
import { JobStatusTag } from '@fieldspan/records/cells/job-status-tag';
import { placeSection } from '@fieldspan/records/fields/place-section';
import { toleranceField } from './tolerance-field.ts';
import { workFields, workSubtitle } from '@fieldspan/records/fields/work-fields';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { ProjectNotes } from './project-notes.tsx';
import { ProjectActions } from './life/project-actions.tsx';
import { placedProject } from './placed-project.ts';
import { ProjectDashboard } from './project-dashboard.tsx';
import { ProjectPersonnel } from './project-personnel.tsx';

const sections: readonly FieldSection<'Job', Project>[] = [
  {
    title: msg('Project'),
    fields: [
      ...workFields<Project>(),
      {
        kind: 'relation',
        name: 'manager_id',
        label: msg('Manager'),
        choices: peopleChoicesQuery,
        shownOf: (job) => (job.Manager ? personName(job.Manager) : null),
      },
      { kind: 'date', name: 'start_date', label: msg('Start date') },
      { kind: 'instant-day', name: 'date_completed', label: msg('Completed on') },
      { kind: 'number', name: 'budget_hours', label: msg('Budget'), unit: 'h' },
      { kind: 'number', name: 'holdback_percent', label: msg('Holdback'), unit: '%' },
      { kind: 'date', name: 'holdback_due', label: msg('Holdback due on') },
    ],
  },
  placeSection([toleranceField]),
  {
    title: msg('State'),
    fields: [
      { kind: 'flag', name: 'is_lead', label: msg('This is a lead') },
      { kind: 'flag', name: 'archived', label: msg('Archived') },
      { kind: 'flag', name: 'is_internal_project', label: msg('Internal project') },
      { kind: 'flag', name: 'estimate_locked', label: msg('Estimate locked') },
    ],
  },
];

export const projectPageEntry: PageEntry<'Job', Project> = {
  model: 'Job',
  record: msg('Project'),
  newTitle: msg('New project'),
  list: { title: msg('Projects'), to: '/projects/list' },
  recordQuery: projectQuery,
  titleOf: (job) => job.job_name,
  subtitleOf: workSubtitle,
  Status: ({ record }) => <JobStatusTag job={record} />,
  Actions: ProjectActions,
  tabs: [
    { key: 'dashboard', label: msg('Dashboard'), Panel: ProjectDashboard },
    { key: 'details', label: msg('Details') },
    { key: 'personnel', label: msg('Personnel'), Panel: ProjectPersonnel },
    { key: 'notes', label: msg('Notes'), Panel: ProjectNotes },
  ],
  tabPlace: tabPlace(
    'project.tab',
    placedProject,
    ({ financials }, { viewer, profile, record }) =>
      !financials || readsJobFinancials(viewer, profile.JobPersonnelRole, record.id),
  ),
  tabTo: (idOrSlug, tab) => `/project/${idOrSlug}/${tab}`,
  canWrite: ({ viewer, profile }, job) =>
    job ? mayOnJob(viewer, profile.JobPersonnelRole, { jobId: job.id, verb: 'write' }) : mayWrite('Job')(viewer),
  sections,
  blank: { job_num: '', job_name: '', is_lead: 0, archived: 0, is_internal_project: 0, estimate_locked: 0 },
};
