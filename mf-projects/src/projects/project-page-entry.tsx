import { peopleChoicesQuery, projectQuery } from '@fieldspan/api/queries/records';
import type { Project } from '@fieldspan/api/queries/records';
import { hasModule } from '@fieldspan/domain/access';
import { mayOnJob, readsJobFinancials } from '@fieldspan/domain/job-access';
import { personName } from '@fieldspan/domain/person-name';
import type { FieldSection, PageEntry } from '@fieldspan/records/entry';
import { JobStatusTag } from '@fieldspan/records/cells/job-status-tag';
import { placeSection } from '@fieldspan/records/fields/place-section';
import { toleranceField } from './tolerance-field.ts';
import { workFields, workSubtitle } from '@fieldspan/records/fields/work-fields';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { placedProject } from './placed-project.ts';
import { ProjectDashboard } from './project-dashboard.tsx';
import { ProjectPersonnel } from './project-personnel.tsx';

const sections: readonly FieldSection<'Job', Project>[] = [
  {
    title: 'Project',
    fields: [
      ...workFields<Project>(),
      {
        kind: 'relation',
        name: 'manager_id',
        label: 'Manager',
        choices: peopleChoicesQuery,
        shownOf: (job) => (job.Manager ? personName(job.Manager) : null),
      },
      { kind: 'date', name: 'start_date', label: 'Start date' },
      { kind: 'instant-day', name: 'date_completed', label: 'Completed on' },
      { kind: 'number', name: 'budget_hours', label: 'Budget', unit: 'h' },
    ],
  },
  placeSection([toleranceField]),
  {
    title: 'State',
    fields: [
      { kind: 'flag', name: 'is_lead', label: 'This is a lead' },
      { kind: 'flag', name: 'archived', label: 'Archived' },
      { kind: 'flag', name: 'is_internal_project', label: 'Internal project' },
      { kind: 'flag', name: 'estimate_locked', label: 'Estimate locked' },
    ],
  },
];

export const projectPageEntry: PageEntry<'Job', Project> = {
  model: 'Job',
  record: 'Project',
  list: { title: 'Projects', to: '/projects/list' },
  recordQuery: projectQuery,
  titleOf: (job) => job.job_name,
  subtitleOf: workSubtitle,
  Status: ({ record }) => <JobStatusTag job={record} />,
  tabs: [
    { key: 'dashboard', label: 'Dashboard', Panel: ProjectDashboard },
    { key: 'details', label: 'Details' },
    { key: 'personnel', label: 'Personnel', Panel: ProjectPersonnel },
  ],
  tabPlace: tabPlace(
    'project.tab',
    placedProject,
    ({ financials }, { viewer, profile, record }) =>
      !financials || readsJobFinancials(viewer, profile.JobPersonnelRole, record.id),
  ),
  tabTo: (idOrSlug, tab) => `/project/${idOrSlug}/${tab}`,
  canWrite: ({ viewer, profile }, job) =>
    job
      ? mayOnJob(viewer, profile.JobPersonnelRole, { jobId: job.id, verb: 'write' })
      : hasModule(viewer, 'Jobs', 'write'),
  sections,
  blank: { job_num: '', job_name: '', is_lead: 0, archived: 0, is_internal_project: 0, estimate_locked: 0 },
};
