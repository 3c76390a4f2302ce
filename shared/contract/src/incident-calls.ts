import { INCIDENT_OUTCOMES } from '@fieldspan/domain/safety/incident';
import * as v from 'valibot';
import { get } from './call-shape.ts';

/** A case of OSHA's log, by the letters of its columns. */
const CaseSchema = v.object({
  id: v.number(),
  slug: v.string(),
  /** A */
  number: v.number(),
  /** B; “Privacy case” where the name is left out. */
  name: v.string(),
  /** C */
  job_title: v.nullable(v.string()),
  /** D */
  happened_on: v.string(),
  /** E */
  place: v.nullable(v.string()),
  /** F: what the injury was, the part of the body, and what it was done by. */
  injury: v.string(),
  column: v.picklist(['G', 'H', 'I', 'J']),
  /** K and L; a log stops counting at 180. */
  days_away: v.number(),
  days_restricted: v.number(),
  /** M, 1 to 6 */
  illness: v.number(),
});
export type IncidentCase = v.InferOutput<typeof CaseSchema>;

/** Incidents of a month, by the worst that came of each. `month`: `2026-11` */
const MonthSchema = v.object({ month: v.string(), counts: v.record(v.picklist(INCIDENT_OUTCOMES), v.number()) });
export type IncidentMonth = v.InferOutput<typeof MonthSchema>;

const RegisterSchema = v.object({
  year: v.number(),
  company: v.object({ name: v.string(), address: v.nullable(v.string()) }),
  cases: v.array(CaseSchema),
  /** How many cases each column has, and the days of K and L. M has a number for each of 1 to 6. */
  totals: v.object({
    G: v.number(),
    H: v.number(),
    I: v.number(),
    J: v.number(),
    K: v.number(),
    L: v.number(),
    M: v.array(v.number()),
  }),
  /** Hours that were worked in the year, of approved time, and how many people worked them. */
  hours: v.number(),
  people: v.number(),
  /** All twelve, with incidents of every kind and law. */
  months: v.array(MonthSchema),
});
export type IncidentRegister = v.InferOutput<typeof RegisterSchema>;

export const incidentCalls = { 'Incident/register': get(RegisterSchema) } as const;

/** The files that the law wants. The first two are of a year, the others of an incident. */
export const INCIDENT_FILES = ['osha-300', 'osha-300a', 'osha-301', 'form-7'] as const;
type IncidentFile = (typeof INCIDENT_FILES)[number];

export type IncidentPayloads = { 'Incident/register': { year: number } };

/** `Incident/file`: the year of a log, or the id or slug of an incident. */
export type IncidentFileQuestion = { file: IncidentFile; year?: number; key?: string };
