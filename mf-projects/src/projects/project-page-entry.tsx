import { peopleChoicesQuery, projectQuery } from '@fieldspan/api/queries/records';
import type { Project } from '@fieldspan/api/queries/records';
import { hasModule } from '@fieldspan/domain/access';
import { mayOnJob, readsJobFinancials } from '@fieldspan/domain/job-access';
import { personName } from '@fieldspan/domain/person-name';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { FieldSection, PageEntry } from '@fieldspan/records/entry';
import { JobStatusTag } from '@fieldspan/records/cells/job-status-tag';
import { RelatedExpenses } from '@fieldspan/records/related/related-expenses';
import { RelatedLocates } from '@fieldspan/records/related/related-locates';
import { RelatedOrders } from '@fieldspan/records/related/related-orders';
import { RelatedForms } from '@fieldspan/records/related/related-forms';
import { RelatedThreads } from '@fieldspan/records/related/related-threads';
import { RelatedTimeLogs } from '@fieldspan/records/related/related-time-logs';
import { placeSection } from '@fieldspan/records/fields/place-section';
import { toleranceField } from './tolerance-field.ts';
import { workFields, workSubtitle } from '@fieldspan/records/fields/work-fields';
import { ProjectDashboard } from './project-dashboard.tsx';
import { ProjectPersonnel } from './project-personnel.tsx';

const ProjectFiles = lazyScreen(async () => (await import('./project-files.tsx')).ProjectFiles);
const EstimatePanel = lazyScreen(async () => (await import('./estimate-panel.tsx')).EstimatePanel);

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
    {
      key: 'estimate',
      label: 'Estimate',
      Panel: EstimatePanel,
      isShown: (viewer, { profile, record }) => readsJobFinancials(viewer, profile.JobPersonnelRole, record.id),
    },
    { key: 'messages', label: 'Messages', Panel: ({ record }) => <RelatedThreads parent={{ job_id: record.id }} /> },
    { key: 'time-logs', label: 'Time Logs', Panel: ({ record }) => <RelatedTimeLogs parent={{ job_id: record.id }} /> },
    { key: 'forms', label: 'Forms', Panel: ({ record }) => <RelatedForms parent={{ job_id: record.id }} /> },
    { key: 'files', label: 'Files', Panel: ProjectFiles },
    { key: 'expenses', label: 'Expenses', Panel: ({ record }) => <RelatedExpenses parent={{ job_id: record.id }} /> },
    {
      key: 'purchase-orders',
      label: 'Purchase orders',
      Panel: ({ record }) => (
        <RelatedOrders
          parent={{ job_id: record.id }}
          to={(slug) => `/project/${record.slug}/purchase-orders/${slug}`}
        />
      ),
      isShown: (viewer) => hasModule(viewer, 'Purchase Orders', 'read'),
    },
    {
      key: 'locates',
      label: 'Locates',
      Panel: ({ record }) => <RelatedLocates parent={{ job_id: record.id }} />,
      isShown: (viewer) => hasModule(viewer, 'Locates', 'read'),
    },
  ],
  tabTo: (idOrSlug, tab) => `/project/${idOrSlug}/${tab}`,
  canWrite: ({ viewer, profile }, job) =>
    job
      ? mayOnJob(viewer, profile.JobPersonnelRole, { jobId: job.id, verb: 'write' })
      : hasModule(viewer, 'Jobs', 'write'),
  sections,
  blank: { job_num: '', job_name: '', is_lead: 0, archived: 0, is_internal_project: 0, estimate_locked: 0 },
};
