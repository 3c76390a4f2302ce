import { dayNamed, dayNumber } from './pay/local-time.ts';
import type { CalendarDay } from './calendar-day.ts';
import { logFlags, wantsReview } from './time-log-flags.ts';
import type { LogFacts, LogFlag } from './time-log-flags.ts';

/** A log of the review: what is known of it, whose it is and on which day it counts. */
export type ReviewedLog = LogFacts & {
  id: number;
  user_id: number;
  day: CalendarDay;
  time_in: string | null;
  status: string;
};

type OddLog<L> = { log: L; flags: LogFlag[] };

/** The logs of one person on one day. `isOdd`: one of them waits and has something to look at. */
export type ReviewCell<L> = { day: CalendarDay; logs: L[]; hours: number; isOdd: boolean };
type ReviewWeek<L> = { from: CalendarDay; cells: ReviewCell<L>[]; hours: number };

export type ReviewPerson<L> = {
  userId: number;
  hours: number;
  weeks: ReviewWeek<L>[];
  /** What waits and has something to look at, in order of time. */
  odd: OddLog<L>[];
  /** What waits and has nothing. */
  fine: L[];
};

const WEEK = 7;

type Span = { from: CalendarDay; to: CalendarDay };

/** Everybody's days of a period, in rows of seven. People with something to look at come first, then by most hours. */
export function reviewGrid<L extends ReviewedLog>(
  logs: readonly L[],
  { from, to }: Span,
  nowMs: number,
): ReviewPerson<L>[] {
  return [...Map.groupBy(logs, ({ user_id }) => user_id)]
    .map(([userId, own]) => personOf(userId, own, { from, to, nowMs }))
    .toSorted(
      (one, other) =>
        Number(other.odd.length > 0) - Number(one.odd.length > 0) ||
        other.hours - one.hours ||
        one.userId - other.userId,
    );
}

function personOf<L extends ReviewedLog>(
  userId: number,
  own: readonly L[],
  { from, to, nowMs }: Span & { nowMs: number },
): ReviewPerson<L> {
  const waiting = own.filter((log) => wantsReview(log, nowMs)).map((log) => ({ log, flags: logFlags(log) }));
  const odd = waiting.filter(({ flags }) => flags.length > 0);
  const oddIds = new Set(odd.map(({ log }) => log.id));
  return {
    userId,
    hours: hoursOf(own),
    weeks: weeksOf({ from, to }).map((days) => weekOf(days, own, oddIds)),
    odd,
    fine: waiting.filter(({ flags }) => flags.length === 0).map(({ log }) => log),
  };
}

/** The days of a period, seven by seven. */
function weeksOf({ from, to }: Span): CalendarDay[][] {
  const [first, last] = [dayNumber(from), dayNumber(to)];
  const days = Array.from({ length: last - first + 1 }, (_, at) => dayNamed(first + at));
  return Array.from({ length: Math.ceil(days.length / WEEK) }, (_, at) => days.slice(at * WEEK, (at + 1) * WEEK));
}

function weekOf<L extends ReviewedLog>(
  days: readonly CalendarDay[],
  own: readonly L[],
  oddIds: ReadonlySet<number>,
): ReviewWeek<L> {
  const cells = days.map((day) => {
    const logs = own.filter((log) => log.day === day);
    return { day, logs, hours: hoursOf(logs), isOdd: logs.some(({ id }) => oddIds.has(id)) };
  });
  return { from: days[0] ?? '', cells, hours: hoursOf(cells) };
}

/** The sum of the hours, rounded to hundredths. */
export const hoursOf = (logs: readonly { hours: number | null }[]): number =>
  Math.round(logs.reduce((sum, { hours }) => sum + (hours ?? 0), 0) * 100) / 100;
