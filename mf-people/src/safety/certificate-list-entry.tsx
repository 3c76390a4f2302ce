import { where } from '@fieldspan/records/list/where';
import { certificatesQuery } from '@fieldspan/api/queries/certificates';
import type { CertificateRow } from '@fieldspan/api/queries/certificates';
import { hasModule } from '@fieldspan/domain/access';
import { localDay } from '@fieldspan/domain/calendar-day';
import { dayAfter } from '@fieldspan/domain/day-text';
import type { ListEntry } from '@fieldspan/records/entry';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { PersonCell } from '@fieldspan/records/cells/person-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { CertificateTag } from './certificate-tag.tsx';
import { safetyArea } from './safety-area.ts';

const today = () => localDay(new Date());

export const certificateListEntry: ListEntry<'Certificate', CertificateRow> = {
  title: 'Certificates',
  area: { of: safetyArea, tab: 'list' },
  record: 'Training Certificate',
  searchLabel: 'Search certificates',
  searchFields: ['title', 'number', 'User.first_name', 'User.last_name'],
  path: () => '/safety/certificates/list',
  chipParam: 'show',
  chips: [
    { key: 'all', label: 'All', filters: () => where({}) },
    {
      key: 'ending',
      label: 'Ending in 60 days',
      filters: () => where({ expires: { gte: today(), lte: dayAfter(today(), 60) } }),
    },
    { key: 'expired', label: 'Expired', filters: () => where({ expires: { lt: today() } }) },
    { key: 'mine', label: 'Mine', filters: ({ profile }) => where({ user_id: profile.id }) },
  ],
  defaultSort: { key: 'expires', direction: 'asc' },
  columns: [
    { key: 'title', header: 'Certificate', sort: 'title', card: 'title', cell: (row) => row.title },
    { key: 'person', header: 'Person', card: 'fact', cell: (row) => <PersonCell person={row.User} /> },
    { key: 'number', header: 'Number', card: 'hidden', cell: (row) => <Muted num>{row.number}</Muted> },
    { key: 'issued', header: 'Issued', sort: 'issued', card: 'hidden', cell: (row) => <DayCell on={row.issued} /> },
    { key: 'expires', header: 'Ends', sort: 'expires', card: 'fact', cell: (row) => <DayCell on={row.expires} /> },
    { key: 'state', header: 'State', card: 'status', cell: (row) => <CertificateTag expires={row.expires} /> },
  ],
  rowsQuery: certificatesQuery,
  rowTo: (row) => `/safety/certificates/list?open=${row.slug}`,
  changes: {
    model: 'Certificate',
    isAllowed: (viewer) => hasModule(viewer, 'Certificates', 'write'),
    editTo: (row) => `/safety/certificates/list?open=${row.slug}`,
  },
  opensOver: true,
  create: {
    label: 'New certificate',
    to: '/safety/certificates/list?open=new',
    isAllowed: (viewer) => hasModule(viewer, 'Certificates', 'write'),
  },
  emptyHint: 'What people are trained and licensed for, and until when.',
};
