import { breaksIn, minutesOf } from '../breaks.ts';
import { knownInstant } from '../calendar-day.ts';
import type { PaidLog } from './stretches.ts';

const HOUR_MIN = 60;

/** What pay needs of a time log; instants as texts, as they are stored. */
export type LoggedTime = {
  id: number;
  time_in: string | null;
  time_out: string | null;
  break_hours: number | null;
  breaks_json?: string | null;
};

type Pauses = Pick<PaidLog, 'breaks' | 'breakMin'>;

/** A time log as pay takes it; null while it has no end. */
export function paidLog(
  log: LoggedTime,
  pay: Omit<PaidLog, 'id' | 'start' | 'end' | 'breaks' | 'breakMin'>,
): PaidLog | null {
  const start = knownInstant(log.time_in)?.getTime();
  const end = knownInstant(log.time_out)?.getTime();
  if (start === undefined || end === undefined) return null;
  return { ...pay, id: log.id, start, end, ...pausesOf(log, { start, end }) };
}

/**
 * The breaks that were pressed on the clock, at their times. Whoever corrected the log afterwards knows better: where they do not come to
 * its break_hours, or lie outside of it, its break_hours count.
 */
function pausesOf({ break_hours, breaks_json }: LoggedTime, log: { start: number; end: number }): Pauses {
  const breakMin = Math.round((break_hours ?? 0) * HOUR_MIN);
  const pressed = breaksIn(breaks_json);
  const breaks = pressed.flatMap(({ starts_at, ends_at, is_paid }) => {
    const [start, end] = [knownInstant(starts_at)?.getTime(), knownInstant(ends_at)?.getTime()];
    return start === undefined || end === undefined || start < log.start || end > log.end
      ? []
      : [{ start, end, isPaid: is_paid === 1 }];
  });
  const isWhole = breaks.length > 0 && breaks.length === pressed.length && minutesOf(pressed, 'unpaid') === breakMin;
  return isWhole ? { breaks } : { breakMin };
}
