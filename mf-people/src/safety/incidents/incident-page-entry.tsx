import { incidentQuery } from '@fieldspan/api/queries/incidents';
import type { Incident } from '@fieldspan/api/queries/incidents';
import { msg } from '@fieldspan/domain/message';
import { DETAILS } from '@fieldspan/records/entry';
import type { PageEntry } from '@fieldspan/records/entry';
import { looksIntoIncidents } from '../safety-area.ts';
import { IncidentAbout } from './incident-about.tsx';
import { IncidentActions } from './incident-actions.tsx';
import { LOOKED_INTO, REPORTED } from './incident-fields.ts';
import { IncidentStateTag } from './incident-state-tag.tsx';
import { whoOf } from './incident-words.ts';

export const incidentPageEntry: PageEntry<'Incident', Incident> = {
  model: 'Incident',
  record: msg('Incident'),
  newTitle: msg('Report an incident'),
  list: { title: msg('Incidents'), to: '/safety/incidents' },
  recordQuery: incidentQuery,
  titleOf: ({ title }) => title,
  subtitleOf: whoOf,
  Status: ({ record }) => <IncidentStateTag state={record.state} />,
  Above: IncidentAbout,
  Below: IncidentActions,
  tabs: [{ key: DETAILS, label: msg('Details') }],
  tabTo: (idOrSlug) => `/safety/incident/${idOrSlug}`,
  canWrite: ({ viewer }) => looksIntoIncidents(viewer),
  sections: [...REPORTED, ...LOOKED_INTO],
  blank: { title: '' },
};
