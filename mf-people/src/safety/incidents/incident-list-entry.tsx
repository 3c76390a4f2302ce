import { incidentsQuery } from '@fieldspan/api/queries/incidents';
import type { IncidentRow } from '@fieldspan/api/queries/incidents';
import { msg, recordMessages } from '@fieldspan/domain/message';
import { DayCell } from '@fieldspan/records/cells/day-cell';
import { Muted } from '@fieldspan/records/cells/muted';
import { WorkCell } from '@fieldspan/records/cells/work-cell';
import type { ListEntry } from '@fieldspan/records/entry';
import { where } from '@fieldspan/records/list/where';
import { translated } from '@fieldspan/ui/i18n';
import { safetyArea } from '../safety-area.ts';
import { IncidentStateTag } from './incident-state-tag.tsx';
import { OUTCOMES, whoOf } from './incident-words.ts';

/** What went wrong or nearly did. Who does not look into incidents sees their own. */
export const incidentListEntry: ListEntry<'Incident', IncidentRow> = {
  model: 'Incident',
  title: msg('Incidents'),
  area: { of: safetyArea, tab: 'incidents' },
  record: recordMessages('Incident', 'Incidents'),
  searchLabel: msg('Search incidents'),
  searchFields: ['title', 'what_happened', 'person_name'],
  path: () => '/safety/incidents',
  chipParam: 'show',
  chips: [
    { key: 'open', label: msg('Open'), filters: () => where({ state: { not: 'closed' } }) },
    {
      key: 'recorded',
      label: msg('On the log'),
      filters: () => where({ outcome: ['medical', 'restricted', 'days_away', 'death'] }),
    },
    { key: 'all', label: msg('All'), filters: () => where({}) },
  ],
  defaultSort: { key: 'happened_on', direction: 'desc' },
  columns: [
    { key: 'title', header: msg('Incident'), sort: 'title', card: 'title', cell: (row) => row.title },
    {
      key: 'number',
      header: msg('Number'),
      sort: 'number',
      card: 'hidden',
      cell: (row) => <Muted num>{row.number}</Muted>,
    },
    {
      key: 'happened_on',
      header: msg('Date'),
      sort: 'happened_on',
      card: 'fact',
      cell: (row) => <DayCell on={row.happened_on} />,
    },
    {
      key: 'person',
      header: msg('Person'),
      inFile: 'person_name',
      card: 'fact',
      cell: (row) => <Muted>{whoOf(row)}</Muted>,
    },
    { key: 'work', header: msg('Work'), card: 'hidden', cell: (row) => <WorkCell row={row} /> },
    {
      key: 'outcome',
      header: msg('What came of it'),
      sort: 'outcome',
      card: 'fact',
      cell: (row) => <Muted>{translated(OUTCOMES[row.outcome])}</Muted>,
    },
    {
      key: 'state',
      header: msg('State'),
      sort: 'state',
      card: 'status',
      cell: (row) => <IncidentStateTag state={row.state} />,
    },
  ],
  rowsQuery: incidentsQuery,
  rowTo: ({ slug }) => `/safety/incident/${slug}`,
  create: { label: msg('Report an incident'), to: '/safety/incident/new', isAllowed: () => true },
  emptyHint: msg('What went wrong or nearly did. Everybody can report it, from a phone and without a network.'),
};
