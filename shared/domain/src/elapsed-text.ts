import { knownInstant } from './calendar-day.ts';

const OUT_OF_SYNC = 'Out of Sync';

/** Two digits, for minutes or seconds. */
const two = (value: number): string => String(value).padStart(2, '0');

/** A duration as `h:mm:ss`; hours are not padded and may exceed 24. */
export function durationText(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

/** A duration as `h:mm`, for lists and sums. */
export function hoursText(ms: number): string {
  const minutes = Math.floor(ms / 60_000);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

/**
 * How long the clock has been running, as `h:mm:ss`, or 'Out of Sync' if the start is in the future or invalid
 * (document 0 §4). Both instants are in UTC, so daylight saving time has no effect.
 * @param nowMs the server's clock, if it is known: see `correctedNow`
 */
export function elapsedText(timeIn: string | null, nowMs: number): string {
  const start = knownInstant(timeIn)?.getTime();
  if (start === undefined || !Number.isFinite(nowMs) || nowMs < start) return OUT_OF_SYNC;
  return durationText(nowMs - start);
}
