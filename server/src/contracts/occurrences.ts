import { workingDayFrom } from '@fieldspan/domain/visits/holidays';
import type { HolidayPlace } from '@fieldspan/domain/visits/holidays';
import type { HolidayRule } from '@fieldspan/domain/visits/visit-rule';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { Refusal } from '../http/errors.ts';

// The library that expands rules takes it from there.
if (!('Temporal' in globalThis)) Object.assign(globalThis, { Temporal });

/** What says on which days there are visits, and when they begin. */
export type Recurring = {
  rrule: string;
  starts_on: string;
  /** The last day that may have a visit. */
  expiry: string | null;
  time_of_day: string;
  time_zone: string;
  holiday_rule: HolidayRule;
};

/** `on` is the day of the rule, which names the visit; `day` the one on which somebody goes. */
export type Occurrence = { on: string; day: string; starts_at: string };

const SHAPE = /^FREQ=(?:DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z]+=[A-Z0-9,+-]+)*$/;

/**
 * The days of a rule from one day on. The rule makes days and the time comes after: a time that a day does not have, as the
 * clock is put forward, is an hour later; of one that it has twice, the first is meant.
 * @throws Refusal for a rule that is none, or that is followed by hours
 */
export function occurrences(
  recurring: Recurring,
  { from, until, most }: { from: string; until: string; most: number },
  place: HolidayPlace,
): Occurrence[] {
  const { starts_on: start, expiry } = recurring;
  const first = start > from ? start : from;
  const last = expiry !== null && expiry < until ? expiry : until;
  return daysOf(recurring, first, last)
    .slice(0, most)
    .map((on) => occurrenceOn(recurring, on, place));
}

function daysOf({ rrule, starts_on: start }: Recurring, first: string, last: string): string[] {
  if (!SHAPE.test(rrule)) throw new Refusal('This is not a rule for visits: choose how often there is one.');
  try {
    const rule = new RRuleTemporal({ rruleString: `DTSTART:${start.replaceAll('-', '')}T000000Z\nRRULE:${rrule}` });
    return first > last ? [] : rule.between(utc(first), utc(last), true).map((at) => at.toPlainDate().toString());
  } catch {
    throw new Refusal('This is not a rule for visits: choose how often there is one.');
  }
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`);

function occurrenceOn(
  { holiday_rule, time_of_day, time_zone }: Recurring,
  on: string,
  place: HolidayPlace,
): Occurrence {
  const day = holiday_rule === 'next_working_day' ? workingDayFrom(on, place) : on;
  const local = Temporal.PlainDate.from(day).toZonedDateTime({
    timeZone: time_zone,
    plainTime: Temporal.PlainTime.from(time_of_day),
  });
  return { on, day, starts_at: new Date(local.epochMilliseconds).toISOString() };
}

/** The day that it is somewhere. */
export const todayIn = (timeZone: string): string => Temporal.Now.plainDateISO(timeZone).toString();

export const dayLater = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();
