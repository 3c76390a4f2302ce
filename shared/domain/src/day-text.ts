import dayjs from 'dayjs';
import { knownDay, knownInstant, localDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

/** A day in words, `Nov 6`, with the year where it is not this one. Nothing for no day. */
export function dayText(value: string | null, today: CalendarDay): string {
  const day = knownDay(value);
  if (day === null) return '';
  return dayjs(day).format(day.slice(0, 4) === today.slice(0, 4) ? 'MMM D' : 'MMM D, YYYY');
}

/** An instant in the app's default format, in the device's zone (document 0 §9). Nothing for the zero date. */
export function instantText(value: string | null): string {
  const instant = knownInstant(value);
  return instant ? dayjs(instant).format('MMM D, YYYY @ h:mm a') : '';
}

/** An instant where every row has one: `Nov 6 @ 3:05 pm`, with the year where it is not this one. */
export function momentText(value: string | null, now: Date): string {
  const instant = knownInstant(value);
  if (!instant) return '';
  return dayjs(instant).format(instant.getFullYear() === now.getFullYear() ? 'MMM D @ h:mm a' : 'MMM D, YYYY @ h:mm a');
}

/** When something is planned: the time today, the weekday within a week, else the day. */
export function plannedText(value: string | null, now: Date): string {
  const instant = knownInstant(value);
  if (!instant) return '';
  const days = dayjs(instant).startOf('day').diff(dayjs(now).startOf('day'), 'day');
  if (days === 0) return dayjs(instant).format('HH:mm');
  if (days > 0 && days < 7) return dayjs(instant).format('ddd');
  return dayText(localDay(instant), localDay(now));
}

/** A day as a heading says it: `Friday, Nov 20`. */
export function headingDay(now: Date): string {
  return dayjs(now).format('dddd, MMM D');
}

/** The day that lies some days after another. */
export function dayAfter(day: CalendarDay, days: number): CalendarDay {
  return dayjs(day).add(days, 'day').format('YYYY-MM-DD');
}
