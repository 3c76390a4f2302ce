import dayjs from 'dayjs';
import { knownDay, knownInstant } from './calendar-day.ts';

/** The weekday of a day in three letters; nothing for no day. */
export function weekdayText(day: string | null): string {
  return knownDay(day) === null ? '' : dayjs(day).format('ddd');
}

/** The time of day of an instant, `15:05`; nothing for none. */
export function clockText(value: string | null): string {
  const instant = knownInstant(value);
  return instant ? dayjs(instant).format('HH:mm') : '';
}
