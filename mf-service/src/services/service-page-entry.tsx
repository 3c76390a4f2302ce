import { peopleChoicesQuery, serviceQuery, statusChoicesQuery } from '@fieldspan/api/queries/records';
import type { Service } from '@fieldspan/api/queries/records';
import { hasModule } from '@fieldspan/domain/access';
import type { Viewer } from '@fieldspan/domain/access';
import { CHANGED_ON_CALL } from '@fieldspan/domain/on-service-call';
import { personName } from '@fieldspan/domain/person-name';
import { lazyScreen } from '@fieldspan/federation/lazy-screen';
import type { FieldSection, PageEntry } from '@fieldspan/records/entry';
import { AppsAt } from '@fieldspan/records/apps/apps-at';
import { RelatedExpenses } from '@fieldspan/records/related/related-expenses';
import { RelatedLocates } from '@fieldspan/records/related/related-locates';
import { RelatedOrders } from '@fieldspan/records/related/related-orders';
import { RelatedForms } from '@fieldspan/records/related/related-forms';
import { RelatedThreads } from '@fieldspan/records/related/related-threads';
import { RelatedTimeLogs } from '@fieldspan/records/related/related-time-logs';
import { placeSection } from '@fieldspan/records/fields/place-section';
import { workFields, workSubtitle } from '@fieldspan/records/fields/work-fields';
import { ServiceDocuments } from './service-documents.tsx';
import { ServiceDashboard } from './service-dashboard.tsx';
import { ServiceStatusTag } from './service-status-tag.tsx';

const sections: readonly FieldSection<'Service', Service>[] = [
  {
    title: 'Service',
    fields: [
      ...workFields<Service>(),
      {
        kind: 'relation',
        name: 'assigned_to',
        label: 'Assigned to',
        choices: peopleChoicesQuery,
        shownOf: (job) => (job.AssignedTo ? personName(job.AssignedTo) : null),
      },
      {
        kind: 'relation',
        name: 'status_id',
        label: 'Status',
        choices: statusChoicesQuery,
        shownOf: (job) => job.ServiceStatus?.label ?? null,
      },
      { kind: 'instant', name: 'scheduled_at', label: 'Scheduled' },
      { kind: 'text', name: 'priority', label: 'Priority' },
      { kind: 'instant-day', name: 'completed', label: 'Completed on' },
      { kind: 'flag', name: 'archived', label: 'Archived' },
    ],
  },
  placeSection(),
];

const ServicePersonnel = lazyScreen(async () => (await import('./service-personnel.tsx')).ServicePersonnel);
const ServiceFiles = lazyScreen(async () => (await import('./service-files.tsx')).ServiceFiles);
const ServiceReport = lazyScreen(async () => (await import('./service-report.tsx')).ServiceReport);
const ServiceWorksheet = lazyScreen(async () => (await import('./service-worksheet.tsx')).ServiceWorksheet);

const readsInvoices = (viewer: Viewer): boolean => hasModule(viewer, 'Service Quotes/Invoices', 'read');

export const servicePageEntry: PageEntry<'Service', Service> = {
  model: 'Service',
  record: 'Service',
  list: { title: 'Services', to: '/services' },
  recordQuery: serviceQuery,
  titleOf: (job) => job.job_name,
  subtitleOf: workSubtitle,
  Status: ({ record }) => <ServiceStatusTag status={record.ServiceStatus} />,
  tabs: [
    { key: 'dashboard', label: 'Dashboard', Panel: ServiceDashboard },
    { key: 'details', label: 'Details' },
    { key: 'personnel', label: 'Personnel', Panel: ServicePersonnel },
    {
      key: 'messages',
      label: 'Messages',
      Panel: ({ record }) => <RelatedThreads parent={{ service_id: record.id }} />,
    },
    {
      key: 'time-logs',
      label: 'Time Logs',
      Panel: ({ record }) => <RelatedTimeLogs parent={{ service_id: record.id }} />,
    },
    { key: 'forms', label: 'Forms', Panel: ({ record }) => <RelatedForms parent={{ service_id: record.id }} /> },
    {
      key: 'quote',
      label: 'Quote',
      Panel: ({ record }) => <ServiceDocuments serviceId={record.id} kind="quote" />,
      isShown: readsInvoices,
    },
    {
      key: 'invoice',
      label: 'Invoice',
      Panel: ({ record }) => <ServiceDocuments serviceId={record.id} kind="invoice" />,
      isShown: readsInvoices,
    },
    { key: 'worksheet', label: 'Worksheet', Panel: ServiceWorksheet },
    { key: 'report', label: 'Report', Panel: ServiceReport },
    { key: 'files', label: 'Files', Panel: ServiceFiles },
    {
      key: 'expenses',
      label: 'Expenses',
      Panel: ({ record }) => <RelatedExpenses parent={{ service_id: record.id }} />,
    },
    {
      key: 'purchase-orders',
      label: 'Purchase orders',
      Panel: ({ record }) => (
        <RelatedOrders
          parent={{ service_id: record.id }}
          to={(slug) => `/service/${record.slug}/purchase-orders/${slug}`}
        />
      ),
      isShown: (viewer) => hasModule(viewer, 'Purchase Orders', 'read'),
    },
    {
      key: 'locates',
      label: 'Locates',
      Panel: ({ record }) => <RelatedLocates parent={{ service_id: record.id }} />,
      isShown: (viewer) => hasModule(viewer, 'Locates', 'read'),
    },
    { key: 'apps', label: 'Apps', Panel: () => <AppsAt location="Service" /> },
  ],
  tabTo: (idOrSlug, tab) => `/service/${idOrSlug}/${tab}`,
  canWrite: ({ viewer, profile }, job) =>
    hasModule(viewer, 'Services', 'write') ||
    (job !== null && viewer.role !== 'none' && job.assigned_to === profile.id),
  changes: ({ viewer }, field) => hasModule(viewer, 'Services', 'write') || CHANGED_ON_CALL.includes(field),
  sections,
  blank: { job_num: '', job_name: '', archived: 0 },
};
