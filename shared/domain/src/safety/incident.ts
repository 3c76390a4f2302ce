import type { CalendarDay } from '../calendar-day.ts';
import { dayAfter } from '../day-text.ts';
import { isDayOff } from '../visits/holidays.ts';

export const INCIDENT_KINDS = ['injury', 'near_miss', 'damage', 'spill'] as const;

/** The worst that came of it, in the order of OSHA's log. */
export const INCIDENT_OUTCOMES = ['none', 'first_aid', 'medical', 'restricted', 'days_away', 'death'] as const;
export type IncidentOutcome = (typeof INCIDENT_OUTCOMES)[number];

/** Column M of OSHA's log: 1 to 6. */
export const INCIDENT_ILLNESSES = ['injury', 'skin', 'respiratory', 'poisoning', 'hearing', 'other'] as const;
export type IncidentIllness = (typeof INCIDENT_ILLNESSES)[number];

/** Whose rules count for it. */
export const INCIDENT_LAWS = ['ontario', 'osha', 'both', 'other'] as const;
export type IncidentLaw = (typeof INCIDENT_LAWS)[number];

export const INCIDENT_STATES = ['reported', 'investigating', 'actions', 'closed'] as const;

type Happened = { outcome: IncidentOutcome };

const RECORDED: Readonly<Partial<Record<IncidentOutcome, 'G' | 'H' | 'I' | 'J'>>> = {
  death: 'G',
  days_away: 'H',
  restricted: 'I',
  medical: 'J',
};

/** The column of OSHA's log that is ticked; null for what is not recorded there (29 CFR 1904.7). */
export const logColumn = ({ outcome }: Happened): 'G' | 'H' | 'I' | 'J' | null => RECORDED[outcome] ?? null;

/** The number in column M. */
export const illnessNumber = (illness: IncidentIllness): number => INCIDENT_ILLNESSES.indexOf(illness) + 1;

/** A log stops counting days here (29 CFR 1904.7(b)(3)(vii)). */
export const MOST_DAYS = 180;

/**
 * Something that a law wants done until a day.
 * - `form-7`: the employer's report to Ontario's WSIB, three business days after learning of it (O. Reg. 175/98)
 * - `osha-log`: forms 300 and 301, seven days after learning of it (29 CFR 1904.29)
 * - `osha-8h`: a death is reported to OSHA by telephone or on its site within eight hours (29 CFR 1904.39)
 * - `osha-24h`: so is a stay in hospital, an amputation or the loss of an eye, within 24 hours
 */
export type IncidentDuty = { kind: 'form-7' | 'osha-log' | 'osha-8h' | 'osha-24h'; dueOn: CalendarDay };

type Asked = Happened & { law: IncidentLaw; learnedOn: CalendarDay; isSevere: boolean };

const FORM_7_DAYS = 3;
const LOG_DAYS = 7;

/** What the laws want of an employer, the first due first. */
export function dutiesOf({ law, outcome, learnedOn, isSevere }: Asked): IncidentDuty[] {
  if (logColumn({ outcome }) === null) return [];
  const duties: IncidentDuty[] = [];
  if (law === 'osha' || law === 'both') {
    if (outcome === 'death') duties.push({ kind: 'osha-8h', dueOn: learnedOn });
    else if (isSevere) duties.push({ kind: 'osha-24h', dueOn: dayAfter(learnedOn, 1) });
    duties.push({ kind: 'osha-log', dueOn: dayAfter(learnedOn, LOG_DAYS) });
  }
  if (law === 'ontario' || law === 'both')
    duties.push({ kind: 'form-7', dueOn: businessDaysAfter(learnedOn, FORM_7_DAYS) });
  return duties.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/** Neither Saturdays, Sundays nor Ontario's holidays count. */
function businessDaysAfter(day: CalendarDay, count: number): CalendarDay {
  let found = day;
  for (let left = count; left > 0;) {
    found = dayAfter(found, 1);
    if (!isDayOff(found, 'CA')) left -= 1;
  }
  return found;
}

/** Recorded cases for each 200,000 hours, which is what a hundred people work in a year; null without hours. */
export const caseRate = (cases: number, hours: number): number | null =>
  hours > 0 ? Math.round(((cases * 200_000) / hours) * 100) / 100 : null;
