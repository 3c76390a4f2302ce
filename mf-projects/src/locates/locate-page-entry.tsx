import { locateQuery } from '@fieldspan/api/queries/locates';
import type { Locate } from '@fieldspan/api/queries/locates';
import { msg } from '@fieldspan/domain/message';
import type { PageEntry } from '@fieldspan/records/entry';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { personName } from '@fieldspan/domain/person-name';
import { workRelations } from '@fieldspan/records/fields/work-relations';
import { LocateResponses } from './locate-responses.tsx';
import { LocateStateTag } from './locate-state-tag.tsx';

export const locatePageEntry: PageEntry<'Locate', Locate> = {
  model: 'Locate',
  record: msg('Locate'),
  newTitle: msg('New locate'),
  list: { title: msg('Locates'), to: '/locates' },
  recordQuery: locateQuery,
  titleOf: (ticket) => ticket.ticket_num,
  subtitleOf: (ticket) => ticket.address,
  Status: ({ record }) => <LocateStateTag ticket={record} />,
  Above: LocateResponses,
  tabs: [{ key: 'details', label: msg('Details') }],
  tabTo: (ticketNum) => `/locates/${encodeURIComponent(ticketNum)}`,
  sections: [
    {
      title: msg('Ticket'),
      fields: [
        { kind: 'text', name: 'ticket_num', label: msg('Ticket number'), required: true },
        { kind: 'text', name: 'status', label: msg('State at the centre') },
        { kind: 'text', name: 'address', label: msg('Address'), wide: true },
        ...workRelations<Locate>(),
        {
          kind: 'text',
          name: 'utilities',
          label: msg('Utilities that were asked'),
          hint: msg('With a comma between them; each stands on the ticket until it has answered'),
          wide: true,
        },
        { kind: 'number', name: 'lat', label: msg('Latitude'), hint: msg('North of the equator, such as 43.5448') },
        {
          kind: 'number',
          name: 'long',
          label: msg('Longitude'),
          hint: msg('East of Greenwich; west of it with a minus, such as -80.2482'),
        },
      ],
    },
    {
      title: msg('Times'),
      fields: [
        { kind: 'instant', name: 'requested', label: msg('Requested') },
        { kind: 'instant', name: 'work_to_begin', label: msg('Work begins') },
        { kind: 'instant', name: 'expiry', label: msg('Ends') },
        {
          kind: 'date',
          name: 'renew_by',
          label: msg('Renew by'),
          hint: msg('As many working days before the end as utilities have to answer, unless another day stands here'),
        },
        {
          kind: 'relation',
          name: 'responsible_id',
          label: msg('Responsible'),
          hint: msg('Reminded once when the ticket has to be renewed'),
          choices: peopleChoicesQuery,
          shownOf: ({ Responsible }) => Responsible && personName(Responsible),
        },
        { kind: 'flag', name: 'archived', label: msg('Archived') },
      ],
    },
  ],
  blank: { ticket_num: '', archived: 0 },
};
