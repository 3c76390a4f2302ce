import dayjs from 'dayjs';
import { knownDay, knownInstant, localDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';
import { dateText } from './date-text.ts';

/** A day as text, `Nov 6`, with the year if it is not the current one. Empty for no day. */
export function dayText(value: string | null, today: CalendarDay): string {
  const day = knownDay(value);
  if (day === null) return '';
  return dateText(day, day.slice(0, 4) === today.slice(0, 4) ? 'MMM D' : 'MMM D, YYYY');
}

/** An instant in the app's default format, in the device's time zone (document 0 §9). Empty for the zero date. */
export function instantText(value: string | null): string {
  const instant = knownInstant(value);
  return instant ? dateText(instant, 'MMM D, YYYY @ h:mm a') : '';
}

/** An instant for lists: `Nov 6 @ 3:05 pm`, with the year if it is not the current one. */
export function momentText(value: string | null, now: Date): string {
  const instant = knownInstant(value);
  if (!instant) return '';
  return dateText(instant, instant.getFullYear() === now.getFullYear() ? 'MMM D @ h:mm a' : 'MMM D, YYYY @ h:mm a');
}

/** When something is planned: the time if it is today, the weekday within a week, otherwise the day. */
export function plannedText(value: string | null, now: Date): string {
  const instant = knownInstant(value);
  if (!instant) return '';
  const days = dayjs(instant).startOf('day').diff(dayjs(now).startOf('day'), 'day');
  if (days === 0) return dateText(instant, 'HH:mm');
  if (days > 0 && days < 7) return dateText(instant, 'ddd');
  return dayText(localDay(instant), localDay(now));
}

/** A day for a heading: `Friday, Nov 20`. */
export function headingDay(now: Date): string {
  return dateText(now, 'dddd, MMM D');
}

/** The day that is a number of days after another. */
export function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return dayjs(day).add(days, 'day').format('YYYY-MM-DD');
}
