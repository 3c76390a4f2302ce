import { knownInstant } from './calendar-day.ts';

const OUT_OF_SYNC = 'Out of Sync';

/** Minutes or seconds with two figures. */
const two = (value: number): string => String(value).padStart(2, '0');

/** Whole seconds as `h:mm:ss`; hours are not padded and go on after 24. */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** Whole minutes as `h:mm`, for lists and sums. */
export function hoursText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

/**
 * How long the clock has run, as `h:mm:ss`, or 'Out of Sync' for a start that lies ahead or is no time (document 0 §4).
 * Both are instants in UTC, so summer time does not change what has passed.
 * @param nowMs the server's clock as far as it is known: see `correctedNow`
 */
export function elapsedText(timeIn: string | null, nowMs: number): string {
  const start = knownInstant(timeIn)?.getTime();
  if (start === undefined || !Number.isFinite(nowMs) || nowMs < start) return OUT_OF_SYNC;
  return durationText(nowMs - start);
}
