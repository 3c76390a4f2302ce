import { locateQuery } from '@fieldspan/api/queries/locates';
import type { Locate } from '@fieldspan/api/queries/locates';
import { hasModule } from '@fieldspan/domain/access';
import type { PageEntry } from '@fieldspan/records/entry';
import { workRelations } from '@fieldspan/records/fields/work-relations';
import { LocateResponses } from './locate-responses.tsx';
import { LocateStateTag } from './locate-state-tag.tsx';

export const locatePageEntry: PageEntry<'Locate', Locate> = {
  model: 'Locate',
  record: 'Locate',
  list: { title: 'Locates', to: '/locates' },
  recordQuery: locateQuery,
  titleOf: (ticket) => ticket.ticket_num,
  subtitleOf: (ticket) => ticket.address,
  Status: ({ record }) => <LocateStateTag ticket={record} />,
  Above: LocateResponses,
  tabs: [{ key: 'details', label: 'Details' }],
  tabTo: (ticketNum) => `/locates/${encodeURIComponent(ticketNum)}`,
  canWrite: ({ viewer }) => hasModule(viewer, 'Locates', 'write'),
  sections: [
    {
      title: 'Ticket',
      fields: [
        { kind: 'text', name: 'ticket_num', label: 'Ticket number', required: true },
        { kind: 'text', name: 'status', label: 'State at the centre' },
        { kind: 'text', name: 'address', label: 'Address', wide: true },
        ...workRelations<Locate>(),
      ],
    },
    {
      title: 'Times',
      fields: [
        { kind: 'instant', name: 'requested', label: 'Requested' },
        { kind: 'instant', name: 'work_to_begin', label: 'Work begins' },
        { kind: 'instant', name: 'expiry', label: 'Ends' },
        { kind: 'flag', name: 'archived', label: 'Archived' },
      ],
    },
  ],
  blank: { ticket_num: '', archived: 0 },
};
