import { openUnpaidMs } from './breaks.ts';
import { knownInstant } from './calendar-day.ts';

type Worked = {
  time_in: string | null;
  time_out: string | null;
  break_hours: number | null;
  breaks_json?: string | null;
};

const HOUR_MS = 3_600_000;

/**
 * How many milliseconds of a time log count since an instant: without unpaid breaks, and up to now while it is running.
 * Calculated in UTC, so days with a clock change have their real length.
 */
export function workedMs(log: Worked, sinceMs: number, nowMs: number): number {
  const start = knownInstant(log.time_in)?.getTime();
  if (start === undefined) return 0;
  const end = knownInstant(log.time_out)?.getTime() ?? nowMs;
  const breakMs = (log.break_hours ?? 0) * HOUR_MS + openUnpaidMs(log.breaks_json, end);
  return Math.max(0, end - Math.max(start, sinceMs) - breakMs);
}
