import { peopleChoicesQuery, serviceQuery } from '@fieldspan/api/queries/records';
import { statusChoicesQuery } from '@fieldspan/api/queries/status-choices';
import type { Service } from '@fieldspan/api/queries/records';
import { mayWrite } from '@fieldspan/contract/access-rules';
import { msg } from '@fieldspan/domain/message';
import { CHANGED_ON_CALL } from '@fieldspan/domain/on-service-call';
import { personName } from '@fieldspan/domain/person-name';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { FieldSection, PageEntry } from '@fieldspan/records/entry';
import { AppsAt } from '@fieldspan/records/apps/apps-at';
import { placeSection } from '@fieldspan/records/fields/place-section';
import { workFields, workSubtitle } from '@fieldspan/records/fields/work-fields';
import { tabPlace } from '@fieldspan/records/page/tab-place';
import { placedService } from './placed-service.ts';
import { ServiceDashboard } from './service-dashboard.tsx';
import { ServiceStatusTag } from './service-status-tag.tsx';

const sections: readonly FieldSection<'Service', Service>[] = [
  {
    title: msg('Service'),
    fields: [
      ...workFields<Service>(),
      {
        kind: 'relation',
        name: 'assigned_to',
        label: msg('Assigned to'),
        choices: peopleChoicesQuery,
        shownOf: (job) => (job.AssignedTo ? personName(job.AssignedTo) : null),
      },
      {
        kind: 'relation',
        name: 'status_id',
        label: msg('Status'),
        choices: statusChoicesQuery,
        shownOf: (job) => job.ServiceStatus?.label ?? null,
      },
      { kind: 'instant', name: 'scheduled_at', label: msg('Scheduled') },
      { kind: 'text', name: 'priority', label: msg('Priority') },
      { kind: 'instant-day', name: 'completed', label: msg('Completed on') },
      { kind: 'flag', name: 'archived', label: msg('Archived') },
    ],
  },
  placeSection(),
];

const ServicePersonnel = lazyScreen(async () => (await import('./service-personnel.tsx')).ServicePersonnel);
const ServiceReport = lazyScreen(async () => (await import('./service-report.tsx')).ServiceReport);
const ServiceWorksheet = lazyScreen(async () => (await import('./service-worksheet.tsx')).ServiceWorksheet);

export const servicePageEntry: PageEntry<'Service', Service> = {
  model: 'Service',
  record: msg('Service'),
  newTitle: msg('New service'),
  list: { title: msg('Services'), to: '/services' },
  recordQuery: serviceQuery,
  titleOf: (job) => job.job_name,
  subtitleOf: workSubtitle,
  Status: ({ record }) => <ServiceStatusTag status={record.ServiceStatus} />,
  tabs: [
    { key: 'dashboard', label: msg('Dashboard'), Panel: ServiceDashboard },
    { key: 'details', label: msg('Details') },
    { key: 'personnel', label: msg('Personnel'), Panel: ServicePersonnel },
    { key: 'worksheet', label: msg('Worksheet'), order: 90, Panel: ServiceWorksheet },
    { key: 'report', label: msg('Report'), order: 100, Panel: ServiceReport },
    { key: 'apps', label: msg('Apps'), order: 200, Panel: () => <AppsAt location="Service" /> },
  ],
  tabPlace: tabPlace('service.tab', placedService),
  tabTo: (idOrSlug, tab) => `/service/${idOrSlug}/${tab}`,
  canWrite: ({ viewer, profile }, job) =>
    mayWrite('Service')(viewer) || (job !== null && viewer.role !== 'none' && job.assigned_to === profile.id),
  changes: ({ viewer }, field) => mayWrite('Service')(viewer) || CHANGED_ON_CALL.includes(field),
  sections,
  blank: { job_num: '', job_name: '', archived: 0 },
};
