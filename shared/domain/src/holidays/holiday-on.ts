import type { CalendarDay } from '../calendar-day.ts';
import { HOLIDAYS } from './holiday-days.ts';
import type { HolidayKey } from './holiday-days.ts';

const DAY_MS = 86_400_000;
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const EASTER = /^easter(?<days>[+-]\d+)$/;
const FIXED = /^(?<month>\d+)\/(?<day>\d+)$/;
const NTH = /^(?<month>\d+)\/(?<weekday>[a-z]{3})(?<nth>-?\d)(?:\+(?<plus>\d))?(?<even> even)?$/;
const BEFORE = /^(?<month>\d+)\/(?<weekday>[a-z]{3})<(?<day>\d+)$/;

const date = (year: number, month: number, day: number): Date => new Date(Date.UTC(year, month - 1, day));
const later = (day: Date, days: number): Date => new Date(day.getTime() + days * DAY_MS);

/** Easter Sunday, by the calculation of Meeus, Jones and Butcher. */
function easter(year: number): Date {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const month = Math.floor((h + l - 7 * m + 114) / 31);
  return date(year, month, ((h + l - 7 * m + 114) % 31) + 1);
}

/** The last such weekday on or before a day. */
const weekdayUpTo = (day: Date, weekday: number): Date => later(day, -((day.getUTCDay() - weekday + 7) % 7));

function nthOf(year: number, { month, weekday, nth }: { month: number; weekday: number; nth: number }): Date {
  const last = weekdayUpTo(date(year, month + 1, 0), weekday);
  return nth < 0 ? last : weekdayUpTo(date(year, month, nth * 7), weekday);
}

type Parts = Record<string, string | undefined>;
const numberIn = (parts: Parts, name: string): number => Number(parts[name] ?? 0);
const weekdayIn = (parts: Parts): number => WEEKDAYS.indexOf(parts['weekday'] ?? '');

function dateOf(rule: string, year: number): Date | null {
  const partsOf = (shape: RegExp) => shape.exec(rule)?.groups;
  const moved = partsOf(EASTER);
  if (moved) return later(easter(year), numberIn(moved, 'days'));
  const fixed = partsOf(FIXED);
  if (fixed) return date(year, numberIn(fixed, 'month'), numberIn(fixed, 'day'));
  const before = partsOf(BEFORE);
  if (before) return weekdayUpTo(date(year, numberIn(before, 'month'), numberIn(before, 'day') - 1), weekdayIn(before));
  const nth = partsOf(NTH);
  if (!nth || (nth['even'] !== undefined && year % 2 === 1)) return null;
  const counted = { month: numberIn(nth, 'month'), weekday: weekdayIn(nth), nth: numberIn(nth, 'nth') };
  return later(nthOf(year, counted), numberIn(nth, 'plus'));
}

/** The day of a holiday in a year, not moved off a weekend; null in a year that does not have it. */
export const holidayOn = (key: HolidayKey, year: number): CalendarDay | null =>
  dateOf(HOLIDAYS[key].rule, year)?.toISOString().slice(0, 10) ?? null;
