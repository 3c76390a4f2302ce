import { msg, recordMessages } from '@fieldspan/domain/message';
import { where } from '@fieldspan/records/list/where';
import { certificatesQuery } from '@fieldspan/api/queries/certificates';
import type { CertificateRow } from '@fieldspan/api/queries/certificates';
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
  model: 'Certificate',
  title: msg('Certificates'),
  area: { of: safetyArea, tab: 'list' },
  record: recordMessages('Training Certificate', 'Training Certificates'),
  searchLabel: msg('Search certificates'),
  searchFields: ['title', 'number', 'User.first_name', 'User.last_name'],
  path: () => '/safety/certificates/list',
  chipParam: 'show',
  chips: [
    { key: 'all', label: msg('All'), filters: () => where({}) },
    {
      key: 'ending',
      label: msg('Ending in 60 days'),
      filters: () => where({ expires: { gte: today(), lte: dayAfter(today(), 60) } }),
    },
    { key: 'expired', label: msg('Expired'), filters: () => where({ expires: { lt: today() } }) },
    { key: 'mine', label: msg('Mine'), filters: ({ profile }) => where({ user_id: profile.id }) },
  ],
  defaultSort: { key: 'expires', direction: 'asc' },
  columns: [
    { key: 'title', header: msg('Certificate'), sort: 'title', card: 'title', cell: (row) => row.title },
    {
      key: 'person',
      header: msg('Person'),
      inFile: 'User',
      card: 'fact',
      cell: (row) => <PersonCell person={row.User} />,
    },
    {
      key: 'number',
      header: msg('Number'),
      inFile: 'number',
      card: 'hidden',
      cell: (row) => <Muted num>{row.number}</Muted>,
    },
    {
      key: 'issued',
      header: msg('Issued'),
      sort: 'issued',
      card: 'hidden',
      cell: (row) => <DayCell on={row.issued} />,
    },
    { key: 'expires', header: msg('Ends'), sort: 'expires', card: 'fact', cell: (row) => <DayCell on={row.expires} /> },
    {
      key: 'state',
      header: msg('State'),
      inFile: 'expires',
      card: 'status',
      cell: (row) => <CertificateTag expires={row.expires} />,
    },
  ],
  rowsQuery: certificatesQuery,
  rowTo: (row) => `/safety/certificates/list?open=${row.slug}`,
  changes: {
    editTo: (row) => `/safety/certificates/list?open=${row.slug}`,
  },
  opensOver: true,
  create: {
    label: msg('New certificate'),
    to: '/safety/certificates/list?open=new',
  },
  emptyHint: msg('What people are trained and licensed for, and until when.'),
};
