import {
  INCIDENT_ILLNESSES,
  INCIDENT_KINDS,
  INCIDENT_LAWS,
  INCIDENT_OUTCOMES,
  INCIDENT_STATES,
} from '@fieldspan/domain/safety/incident';
import { date, flag, instant, int, madeOnce, needChoice, needDate, needText, ref, text } from '../field.ts';
import { many, model, one } from '../model.ts';

/**
 * Something that went wrong or nearly did. Everybody reports; what it did to somebody's health is only for people who may
 * write certificates (decision 0212).
 */
export const Incident = model('Incident', () => ({
  title: 'title',
  search: ['title', 'what_happened', 'person_name'],
  index: ['happened_on', 'job_id', 'service_id', 'user_id', 'image_id', 'closed_by'],
  unique: [['client_key']],
  fields: {
    /** Counted from 1 in each year of `happened_on`. */
    number: int({ readOnly: true }),
    title: needText(),
    kind: needChoice(INCIDENT_KINDS),
    happened_on: needDate(),
    /** HH:MM where it happened. */
    happened_at: text(),
    /** When the employer learned of it; the day of the report, unless it is said otherwise. */
    learned_on: date(),
    job_id: ref('Job'),
    service_id: ref('Service'),
    /** Where there, or where it is without a project or call. */
    place: text(),
    /** Who was hurt or nearly was: one of the company's people, or the name of somebody else. */
    user_id: ref('User'),
    person_name: text(),
    what_happened: text(),
    /** What the person did just before. */
    doing_before: text(),
    /** What it was done by, such as the edge of a duct. */
    harmed_by: text(),
    witnesses: text(),
    image_id: ref('LibraryUpload'),
    injury: text(),
    body_part: text(),
    illness: needChoice(INCIDENT_ILLNESSES),
    outcome: needChoice(INCIDENT_OUTCOMES),
    days_away: int({ min: 0 }),
    days_restricted: int({ min: 0 }),
    /** Stay in hospital, amputation or loss of an eye. */
    is_severe: flag(),
    emergency_room: flag(),
    overnight: flag(),
    treated_by: text(),
    treated_at: text(),
    /** HH:MM at which the person began work that day. */
    began_work: text(),
    /** The log and the lists leave out who it was. */
    is_private: flag(),
    law: needChoice(INCIDENT_LAWS),
    root_cause: text(),
    state: needChoice(INCIDENT_STATES),
    /** Whether the reader looks into incidents, and so sees the health facts. */
    may_look: flag(0, { readOnly: true, computed: true }),
    closed_at: instant({ readOnly: true }),
    closed_by: ref('User', { readOnly: true }),
    ...madeOnce,
  },
  relations: {
    Job: one('Job', 'job_id'),
    Service: one('Service', 'service_id'),
    Person: one('User', 'user_id'),
    Reporter: one('User', 'created_by'),
    ClosedBy: one('User', 'closed_by'),
    Picture: one('LibraryUpload', 'image_id'),
    Task: many('Task', 'incident_id'),
  },
}));
