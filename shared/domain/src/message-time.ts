import { msg } from './message.ts';
import dayjs from 'dayjs';
import { dateText } from './date-text.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
const HALF_YEAR_MS = 180 * 24 * 60 * 60 * 1000;
const INVALID = 'Invalid Date';

/**
 * The time of a message in the device's time zone (document 0 §2.7, decision 26). Under 7 days: weekday and time. Under
 * 180 days: month, day and time. Older: the full date and time. A time after `now` comes from a wrong clock and counts
 * as recent.
 * @param createdAt the server's instant, ISO 8601
 */
export function messageTime(createdAt: string, now: Date): string {
  const at = dayjs(createdAt);
  if (!at.isValid()) return INVALID;
  const ageMs = now.getTime() - at.valueOf();
  if (ageMs < WEEK_MS) return dateText(at, 'dddd h:mm a');
  if (ageMs < HALF_YEAR_MS) return dateText(at, 'MMM D, h:mm a');
  return dateText(at, 'MMM D, YYYY @ h:mm a');
}

/** Every row of a list asks; `isSame` of dayjs makes six objects for it. */
const isSameDay = (day: dayjs.Dayjs, now: Date): boolean => day.toDate().toDateString() === now.toDateString();

/** A short form: the time today, the weekday this week, otherwise the date. */
export function shortTime(at: string, now: Date): string {
  const day = dayjs(at);
  if (!day.isValid()) return INVALID;
  if (isSameDay(day, now)) return dateText(day, 'H:mm');
  const ageMs = now.getTime() - day.valueOf();
  if (ageMs < WEEK_MS) return dateText(day, 'ddd');
  return day.year() === now.getFullYear() ? dateText(day, 'MMM D') : dateText(day, 'MMM D, YYYY');
}

/** The text of the separator between two days. */
export function dayLabel(at: string, now: Date): string {
  const day = dayjs(at);
  if (!day.isValid()) return INVALID;
  if (isSameDay(day, now)) return msg('Today');
  if (day.isSame(dayjs(now).subtract(1, 'day'), 'day')) return msg('Yesterday');
  if (now.getTime() - day.valueOf() < WEEK_MS) return dateText(day, 'dddd');
  return day.year() === now.getFullYear() ? dateText(day, 'dddd, MMMM D') : dateText(day, 'MMMM D, YYYY');
}
