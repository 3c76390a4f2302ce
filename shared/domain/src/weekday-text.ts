import { knownDay, knownInstant } from './calendar-day.ts';
import { dateText } from './date-text.ts';

/** The weekday in three letters; empty for no day. */
export function weekdayText(day: string | null): string {
  return knownDay(day) === null ? '' : dateText(day, 'ddd');
}

/** The time of day of an instant, `15:05`; empty for none. */
export function clockText(value: string | null): string {
  const instant = knownInstant(value);
  return instant ? dateText(instant, 'HH:mm') : '';
}
