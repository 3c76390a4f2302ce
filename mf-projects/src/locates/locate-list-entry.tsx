import { msg, recordMessages } from '@fieldspan/domain/message';
import { thisMinute } from '@fieldspan/records/list/this-minute';
import { where } from '@fieldspan/records/list/where';
import { locatesQuery } from '@fieldspan/api/queries/locates';
import type { LocateRow } from '@fieldspan/api/queries/locates';
import { dayAfter } from '@fieldspan/domain/day-text';
import { localDay } from '@fieldspan/domain/calendar-day';
import { spanInstants } from '@fieldspan/domain/schedule-span';
import { IconArchive } from '@fieldspan/ui/icons';
import type { ListEntry } from '@fieldspan/records/entry';
import { InstantDayCell } from '@fieldspan/records/cells/instant-day-cell';
import { InstantCell } from '@fieldspan/records/cells/instant-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import { LocateStateTag } from './locate-state-tag.tsx';

const soon = () => spanInstants([dayAfter(localDay(new Date()), 3)]).until;

export const locateListEntry: ListEntry<'Locate', LocateRow> = {
  model: 'Locate',
  title: msg('Locates'),
  record: recordMessages('Locate', 'Locates'),
  searchLabel: msg('Search tickets'),
  searchFields: ['ticket_num', 'address', 'Job.job_num', 'Job.job_name', 'Service.job_num', 'Service.job_name'],
  path: () => '/locates',
  chipParam: 'show',
  chips: [
    { key: 'running', label: msg('Running'), filters: () => where({ archived: 0, expiry: { gt: thisMinute() } }) },
    {
      key: 'ending',
      label: msg('Ending soon'),
      filters: () => where({ archived: 0, expiry: { gt: thisMinute(), lt: soon() } }),
    },
    { key: 'expired', label: msg('Expired'), filters: () => where({ archived: 0, expiry: { lte: thisMinute() } }) },
    { key: 'archived', label: msg('Archived'), filters: () => where({ archived: 1 }) },
    { key: 'all', label: msg('All'), filters: () => where({}) },
  ],
  defaultSort: { key: 'expiry', direction: 'asc' },
  columns: [
    { key: 'ticket', header: msg('Ticket'), sort: 'ticket_num', card: 'title', cell: (ticket) => ticket.ticket_num },
    {
      key: 'address',
      header: msg('Address'),
      sort: 'address',
      card: 'fact',
      cell: (ticket) => <Muted>{ticket.address}</Muted>,
    },
    {
      key: 'work',
      header: msg('Project or service'),
      inFile: ['Job', 'Service'],
      card: 'hidden',
      cell: (ticket) => <WorkCell row={ticket} />,
    },
    {
      key: 'begin',
      header: msg('Work begins'),
      sort: 'work_to_begin',
      card: 'hidden',
      cell: (ticket) => <InstantCell at={ticket.work_to_begin} />,
    },
    {
      key: 'expiry',
      header: msg('Ends'),
      sort: 'expiry',
      card: 'fact',
      cell: (ticket) => <InstantDayCell at={ticket.expiry} />,
    },
    { key: 'state', header: msg('State'), card: 'status', cell: (ticket) => <LocateStateTag ticket={ticket} /> },
  ],
  rowsQuery: locatesQuery,
  rowTo: (ticket) => `/locates/${encodeURIComponent(ticket.ticket_num)}`,
  changes: {
    editTo: (ticket) => `/locates/${encodeURIComponent(ticket.ticket_num)}`,
    bulk: [{ label: msg('Archive'), icon: <IconArchive aria-hidden="true" />, values: { archived: 1 } }],
  },
  create: {
    label: msg('New locate'),
    to: '/locates/new',
  },
  emptyHint: msg('A ticket says where the utilities lie, and until when one may dig.'),
};
