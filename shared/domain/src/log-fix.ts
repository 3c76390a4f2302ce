import { knownInstant } from './calendar-day.ts';

/** A log as far as its times are corrected. */
type Times = { time_in: string | null; time_out: string | null };

/** What can be offered as the right times. */
type Known = Times & { overlapped_until: string | null; crew_out: string | null };

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
const CLOCK = /^(\d{2}):(\d{2})$/;

/** The instant at this time of the device's clock on the day of another instant; null for text that is no time. */
export function onDayOf(day: string | null, clock: string): string | null {
  const [, hours, minutes] = CLOCK.exec(clock) ?? [];
  const at = knownInstant(day);
  if (at === null || hours === undefined) return null;
  return new Date(at.getFullYear(), at.getMonth(), at.getDate(), Number(hours), Number(minutes)).toISOString();
}

/** An end at this time of the clock: on the day of the start, or after midnight. */
export function endAt(start: string | null, clock: string): string | null {
  const sameDay = onDayOf(start, clock);
  if (sameDay === null || start === null || sameDay > new Date(start).toISOString()) return sameDay;
  return onDayOf(new Date(Date.parse(start) + DAY_MS).toISOString(), clock);
}

/** To the nearest quarter of an hour; half of one goes up. */
export function toQuarter(instant: string | null): string | null {
  const at = knownInstant(instant)?.getTime();
  return at === undefined ? null : new Date(Math.round(at / (15 * MINUTE_MS)) * 15 * MINUTE_MS).toISOString();
}

/** The times that are offered: the end of the crew for a clock that was forgotten, the end of the log before for one that overlaps it. */
export function offeredTimes({ time_in, time_out, overlapped_until, crew_out }: Known): Partial<Times> | null {
  if (time_out === null) return crew_out === null ? null : { time_out: crew_out };
  if (overlapped_until === null || time_in === null) return null;
  return overlapped_until > time_in && overlapped_until < time_out ? { time_in: overlapped_until } : null;
}
