import type { CalendarDay } from '../calendar-day.ts';
import { holidayOn } from '../holidays/holiday-on.ts';
import { regionHolidays } from '../holidays/region-holidays.ts';
import type { RegionHolidays } from '../holidays/region-holidays.ts';

/** Where a company works; its statutory holidays are Ontario's, or the federal ones of the United States. */
export type HolidayPlace = 'CA' | 'US';

const PLACES: Readonly<Record<HolidayPlace, RegionHolidays>> = {
  CA: regionHolidays('CA', 'ON'),
  US: regionHolidays('USA', null),
};

const DAY_MS = 86_400_000;
const utc = (day: CalendarDay): Date => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): CalendarDay => date.toISOString().slice(0, 10);

/** Whether nobody works: a Saturday, a Sunday, or a statutory holiday. */
export function isDayOff(day: CalendarDay, place: HolidayPlace): boolean {
  const date = utc(day);
  if (date.getUTCDay() === 0 || date.getUTCDay() === 6) return true;
  return PLACES[place].keys.some((key) => holidayOn(key, date.getUTCFullYear()) === day);
}

/** The day itself if it is a working day, else the next one. */
export function workingDayFrom(day: CalendarDay, place: HolidayPlace): CalendarDay {
  let date = utc(day);
  while (isDayOff(dayOf(date), place)) date = new Date(date.getTime() + DAY_MS);
  return dayOf(date);
}
