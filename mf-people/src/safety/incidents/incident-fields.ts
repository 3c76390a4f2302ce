import type { Incident } from '@fieldspan/api/queries/incidents';
import { peopleChoicesQuery } from '@fieldspan/api/queries/records';
import { msg } from '@fieldspan/domain/message';
import { personName } from '@fieldspan/domain/person-name';
import {
  INCIDENT_ILLNESSES,
  INCIDENT_KINDS,
  INCIDENT_LAWS,
  INCIDENT_OUTCOMES,
  INCIDENT_STATES,
} from '@fieldspan/domain/safety/incident';
import type { FieldSection } from '@fieldspan/records/entry';
import { workRelations } from '@fieldspan/records/fields/work-relations';
import { ILLNESSES, KINDS, LAWS, OUTCOMES, STATES, optionsOf } from './incident-words.ts';

type Section = FieldSection<'Incident', Incident>;

const TIME = msg('Hours and minutes, such as 14:30');

/** What whoever reports it says: short, for a phone. */
export const REPORTED: readonly Section[] = [
  {
    title: msg('What happened'),
    fields: [
      { kind: 'choice', name: 'kind', label: msg('Kind'), options: optionsOf(KINDS, INCIDENT_KINDS) },
      { kind: 'text', name: 'title', label: msg('In a few words'), required: true, wide: true },
      { kind: 'long-text', name: 'what_happened', label: msg('What happened'), wide: true },
      {
        kind: 'choice',
        name: 'outcome',
        label: msg('What came of it'),
        options: optionsOf(OUTCOMES, INCIDENT_OUTCOMES),
      },
    ],
  },
  {
    title: msg('Who, when and where'),
    fields: [
      {
        kind: 'relation',
        name: 'user_id',
        label: msg('Person of the company'),
        choices: peopleChoicesQuery,
        shownOf: ({ Person }) => Person && personName(Person),
      },
      { kind: 'text', name: 'person_name', label: msg('Or the name of somebody else') },
      { kind: 'date', name: 'happened_on', label: msg('Date'), required: true },
      { kind: 'text', name: 'happened_at', label: msg('Time'), hint: TIME },
      ...workRelations<Incident>(),
      { kind: 'text', name: 'place', label: msg('Where there'), wide: true },
      { kind: 'text', name: 'witnesses', label: msg('Witnesses'), wide: true },
    ],
  },
];

const mayLook: NonNullable<Section['isShown']> = (record) => record?.may_look === 1;

/** What is found out, for those who look into incidents. */
export const LOOKED_INTO: readonly Section[] = [
  {
    title: msg('Health'),
    isShown: mayLook,
    fields: [
      { kind: 'text', name: 'injury', label: msg('Injury or illness') },
      { kind: 'text', name: 'body_part', label: msg('Part of the body') },
      {
        kind: 'choice',
        name: 'illness',
        label: msg('Kind of injury'),
        options: optionsOf(ILLNESSES, INCIDENT_ILLNESSES),
      },
      { kind: 'text', name: 'harmed_by', label: msg('What it was done by') },
      { kind: 'long-text', name: 'doing_before', label: msg('What the person did just before'), wide: true },
      { kind: 'number', name: 'days_away', label: msg('Days away from work') },
      { kind: 'number', name: 'days_restricted', label: msg('Days of modified work') },
      { kind: 'text', name: 'treated_by', label: msg('Treated by') },
      { kind: 'text', name: 'treated_at', label: msg('Where it was treated') },
      { kind: 'text', name: 'began_work', label: msg('Began work at'), hint: TIME },
      { kind: 'flag', name: 'emergency_room', label: msg('Treated in an emergency room') },
      { kind: 'flag', name: 'overnight', label: msg('In hospital overnight') },
      { kind: 'flag', name: 'is_severe', label: msg('Stay in hospital, amputation or loss of an eye') },
    ],
  },
  {
    title: msg('How it goes on'),
    isShown: mayLook,
    fields: [
      {
        kind: 'choice',
        name: 'state',
        label: msg('State'),
        options: INCIDENT_STATES.map((value) => ({ value, label: STATES[value].label })),
      },
      { kind: 'choice', name: 'law', label: msg('Whose rules count'), options: optionsOf(LAWS, INCIDENT_LAWS) },
      { kind: 'date', name: 'learned_on', label: msg('The company learned of it on') },
      { kind: 'flag', name: 'is_private', label: msg('Leave out the name on the log') },
      { kind: 'long-text', name: 'root_cause', label: msg('Why it happened'), wide: true },
    ],
  },
];
