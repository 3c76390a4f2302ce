import dayjs from 'dayjs';
import { knownDay, knownInstant } from './calendar-day.ts';

/** The weekday in three letters; empty for no day. */
export function weekdayText(day: string | null): string {
  return knownDay(day) === null ? '' : dayjs(day).format('ddd');
}

/** The time of day of an instant, `15:05`; empty for none. */
export function clockText(value: string | null): string {
  const instant = knownInstant(value);
  return instant ? dayjs(instant).format('HH:mm') : '';
}
