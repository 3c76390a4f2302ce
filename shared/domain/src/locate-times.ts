import type { CalendarDay } from './calendar-day.ts';
import { dayAfter } from './day-text.ts';
import { isAmerican } from './is-american.ts';
import { isDayOff } from './visits/holidays.ts';
import type { HolidayPlace } from './visits/holidays.ts';

/** Where a company digs: whose holidays count, and which province or state's rules. */
export type LocatePlace = { holidays: HolidayPlace; region: string | null };

export const locatePlace = (company: { country: string | null; province: string | null } | undefined): LocatePlace => ({
  holidays: isAmerican(company?.country) ? 'US' : 'CA',
  region: company?.province?.trim().toUpperCase() ?? null,
});

/**
 * Working days that utilities have for their answers; from the day on which those are due, the days within which the work has
 * to begin and for which a ticket holds.
 */
type LocateRule = { answerDays: number; beginDays: number | null; holdDays: number };

/** As they stood in November 2026; the ticket itself comes before them. */
const RULES: Readonly<Record<string, LocateRule>> = {
  // Ontario Underground Infrastructure Notification System Act, 2012; Ontario One Call.
  'CA ON': { answerDays: 5, beginDays: null, holdDays: 60 },
  // MISS DIG Underground Facility Damage Prevention and Safety Act, 2013 PA 174.
  'US MI': { answerDays: 3, beginDays: 14, holdDays: 21 },
};

const USUAL_DAYS = 5;

const ruleOf = ({ holidays, region }: LocatePlace): LocateRule | undefined => RULES[`${holidays} ${region ?? ''}`];

/** So many working days later, or earlier if negative. */
function workingDays(day: CalendarDay, count: number, place: HolidayPlace): CalendarDay {
  let found = day;
  for (let left = Math.abs(count); left > 0;) {
    found = dayAfter(found, Math.sign(count));
    if (!isDayOff(found, place)) left -= 1;
  }
  return found;
}

/** The last day on which a renewal is asked for in time: as many working days before the end as utilities have to answer. */
export const renewalDay = (endsOn: CalendarDay, place: LocatePlace): CalendarDay =>
  workingDays(endsOn, -(ruleOf(place)?.answerDays ?? USUAL_DAYS), place.holidays);

export type LocateTimes = {
  answersDue: CalendarDay;
  beginBy: CalendarDay | null;
  /** Until when a ticket holds that does not say it itself. */
  holdsUntil: CalendarDay;
};

/** What follows from the day on which utilities were asked; null where the rules of the place are not known here. */
export function locateTimes(askedOn: CalendarDay, place: LocatePlace): LocateTimes | null {
  const rule = ruleOf(place);
  if (!rule) return null;
  const answersDue = workingDays(askedOn, rule.answerDays, place.holidays);
  return {
    answersDue,
    beginBy: rule.beginDays === null ? null : dayAfter(answersDue, rule.beginDays),
    holdsUntil: dayAfter(answersDue, rule.holdDays),
  };
}
