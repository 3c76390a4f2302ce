import { mayRead } from '@fieldspan/contract/access-rules';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { servicesQuery } from '@fieldspan/api/queries/records';
import { statusPickQuery } from '@fieldspan/api/queries/status-choices';
import type { ServiceRow } from '@fieldspan/api/queries/records';
import type { ListEntry } from '@fieldspan/records/entry';
import { InstantCell } from '@fieldspan/records/cells/instant-cell';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import { serviceArea } from '../service-area.ts';
import { Muted } from '@fieldspan/records/cells/muted';
import { ServiceStatusTag } from './service-status-tag.tsx';
import { WORK_SEARCH_FIELDS, workColumns } from '@fieldspan/records/list/work-columns';

const OPEN = { archived: 0, completed: null } as const;

export const serviceListEntry: ListEntry<'Service', ServiceRow> = {
  model: 'Service',
  title: msg('Services'),
  area: { of: serviceArea, tab: 'services' },
  record: recordMessages('Service', 'Services'),
  searchLabel: msg('Search services'),
  searchFields: WORK_SEARCH_FIELDS,
  path: (chip) => (chip === 'open' ? '/services' : `/services/${chip}`),
  pick: {
    param: 'status',
    label: msg('Status'),
    all: msg('Status: all'),
    filters: (id) => where({ status_id: id }),
    choices: statusPickQuery,
  },
  chips: [
    { key: 'open', label: msg('Open'), filters: () => where(OPEN) },
    {
      key: 'mine',
      label: msg('Mine'),
      filters: ({ profile }) => where({ ...OPEN, assigned_to: profile.id }),
      isShown: (viewer) => viewer.isServiceTech || mayRead('Service')(viewer),
    },
    { key: 'unassigned', label: msg('Unassigned'), filters: () => where({ ...OPEN, assigned_to: null }) },
    { key: 'completed', label: msg('Completed'), filters: () => where({ archived: 0, completed: { not: null } }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
  ],
  defaultSort: { key: 'job_num', direction: 'desc' },
  columns: [
    {
      key: 'job_num',
      header: msg('Number'),
      sort: 'job_num',
      card: 'hidden',
      cell: (job) => <Muted num>{job.job_num}</Muted>,
    },
    { key: 'job_name', header: msg('Service'), sort: 'job_name', card: 'title', cell: (job) => job.job_name },
    ...workColumns<ServiceRow>(),
    {
      key: 'assigned',
      header: msg('Assigned to'),
      inFile: 'AssignedTo',
      card: 'hidden',
      cell: (job) => <PersonCell person={job.AssignedTo} />,
    },
    {
      key: 'status',
      header: msg('Status'),
      inFile: 'ServiceStatus',
      card: 'status',
      cell: (job) => <ServiceStatusTag status={job.ServiceStatus} />,
    },
    {
      key: 'scheduled',
      header: msg('Scheduled'),
      sort: 'scheduled_at',
      card: 'fact',
      cell: (job) => <InstantCell at={job.scheduled_at} />,
    },
    {
      key: 'priority',
      header: msg('Priority'),
      sort: 'priority',
      card: 'hidden',
      cell: (job) => <Muted>{job.priority}</Muted>,
    },
  ],
  rowsQuery: servicesQuery,
  rowTo: (job) => `/service/${job.slug}/dashboard`,
  create: {
    label: msg('New service'),
    to: '/service/new/details',
  },
  emptyHint: msg('A service call goes from the first phone call to the signed report.'),
};
