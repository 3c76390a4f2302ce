import { knownInstant, localDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

/** The fields of a log that the review needs. */
export type ReviewedLog = {
  id: number;
  user_id: number | null;
  time_in: string | null;
  time_out: string | null;
  hours: number | null;
  break_hours: number | null;
  clocked_in_offsite: number;
  missing_forms: string | null;
};

/** Reasons for a reviewer to look closer. */
export type LogFlag = 'no-end' | 'long' | 'overlap' | 'offsite' | 'no-break' | 'no-form';

const LONG_HOURS = 12;
/** From this many hours on a break is expected. */
const BREAK_AFTER_HOURS = 5;

type ReviewDay<L> = { day: CalendarDay; hours: number; logs: { log: L; flags: LogFlag[] }[] };
export type ReviewPerson<L> = { userId: number | null; hours: number; flagged: number; days: ReviewDay<L>[] };

/**
 * Groups logs by person and day and flags each; people with flags come first, then by most hours. Logs without a start
 * have the day ''.
 */
export function reviewByPerson<L extends ReviewedLog>(logs: readonly L[]): ReviewPerson<L>[] {
  return [...Map.groupBy(logs, ({ user_id }) => user_id)]
    .map(([userId, own]) => personOf(userId, own))
    .toSorted((one, other) => Number(other.flagged > 0) - Number(one.flagged > 0) || other.hours - one.hours);
}

function personOf<L extends ReviewedLog>(userId: number | null, own: readonly L[]): ReviewPerson<L> {
  const ordered = own.toSorted((one, other) => startOf(one) - startOf(other));
  const judged = ordered.map((log) => ({ log, flags: flagsOf(log, own) }));
  const days = [...Map.groupBy(judged, ({ log }) => dayOf(log))].map(([day, some]) => ({
    day,
    hours: hoursOf(some.map(({ log }) => log)),
    logs: some,
  }));
  return { userId, hours: hoursOf(own), flagged: judged.filter(({ flags }) => flags.length > 0).length, days };
}

/** The sum of the hours, rounded to hundredths. */
export const hoursOf = (logs: readonly { hours: number | null }[]): number =>
  Math.round(logs.reduce((sum, { hours }) => sum + (hours ?? 0), 0) * 100) / 100;

/** The flags of a log, compared with the person's other logs. */
function flagsOf(log: ReviewedLog, own: readonly ReviewedLog[]): LogFlag[] {
  const hours = log.hours ?? 0;
  const odd: [LogFlag, boolean][] = [
    ['no-end', knownInstant(log.time_out) === null],
    ['long', hours > LONG_HOURS],
    ['overlap', own.some((other) => other.id !== log.id && overlap(log, other))],
    ['offsite', log.clocked_in_offsite === 1],
    ['no-form', (log.missing_forms ?? null) !== null],
    ['no-break', hours > BREAK_AFTER_HOURS && (log.break_hours ?? 0) === 0],
  ];
  return odd.filter(([, holds]) => holds).map(([flag]) => flag);
}

function overlap(one: ReviewedLog, other: ReviewedLog): boolean {
  return startOf(one) < endOf(other) && startOf(other) < endOf(one);
}

const startOf = ({ time_in }: ReviewedLog): number => knownInstant(time_in)?.getTime() ?? 0;
/** A log without an end overlaps nothing, because it already has the flag 'no-end'. */
const endOf = (log: ReviewedLog): number => knownInstant(log.time_out)?.getTime() ?? startOf(log);

function dayOf({ time_in }: ReviewedLog): CalendarDay {
  const start = knownInstant(time_in);
  return start ? localDay(start) : '';
}
