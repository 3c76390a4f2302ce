import { breakMinutes, breaksIn, minutesOf } from './breaks.ts';
import { knownInstant } from './calendar-day.ts';

/** What is known of a log that bears on its review; the server gathers it. */
export type LogFacts = {
  time_out: string | null;
  hours: number | null;
  break_hours: number | null;
  clocked_in_offsite: number;
  missing_forms: string | null;
  /** How far the clock of the device was ahead of ours, in seconds; below 0: behind. null: unknown. */
  clock_off_s: number | null;
  /** 1: nobody clocked out, so the server did (clock-out-after.ts). */
  ended_by_itself: number;
  /** Until when another log of the person runs that began before this one did; null: none reaches into it. */
  overlapped_until: string | null;
  /** Certificates that the work asks for and that the person did not hold on that day. */
  missing_certificates: string | null;
  on_leave: number;
  /** Its breaks as they were pressed, see breaks.ts. */
  breaks_json?: string | null | undefined;
  /** What the agreement of the person says: after so many hours a break of so many minutes is due. null: it says nothing. */
  break_due?: { after_h: number; min: number } | null | undefined;
};

/** Reasons for a reviewer to look closer. */
export const LOG_FLAGS = [
  'no-end',
  'ended-by-itself',
  'long',
  'overlap',
  'offsite',
  'device-clock',
  'certificate',
  'leave',
  'no-form',
  'no-break',
] as const;
export type LogFlag = (typeof LOG_FLAGS)[number];

export const LONG_HOURS = 12;
/** Where no agreement says more: from this many hours on some break is expected. */
const BREAK_DUE = { after_h: 5, min: 1 } as const;
/** Clocks that are no further apart count as the same. */
const CLOCK_OFF_S = 5 * 60;

const TESTS: Readonly<Record<LogFlag, (log: LogFacts) => boolean>> = {
  'no-end': ({ time_out }) => knownInstant(time_out) === null,
  'ended-by-itself': (log) => log.ended_by_itself === 1,
  long: ({ hours }) => (hours ?? 0) > LONG_HOURS,
  // The log that began first is the one that is paid, so the later one is to be looked at.
  overlap: ({ overlapped_until }) => overlapped_until !== null,
  offsite: ({ clocked_in_offsite }) => clocked_in_offsite === 1,
  'device-clock': ({ clock_off_s }) => Math.abs(clock_off_s ?? 0) > CLOCK_OFF_S,
  certificate: ({ missing_certificates }) => missing_certificates !== null,
  leave: ({ on_leave }) => on_leave === 1,
  'no-form': ({ missing_forms }) => missing_forms !== null,
  'no-break': (log) =>
    (log.hours ?? 0) > (log.break_due ?? BREAK_DUE).after_h && breakTaken(log) < (log.break_due ?? BREAK_DUE).min,
};

const HOUR_MIN = 60;

/** The longest break that was pressed, or what was typed in: a break that is due is one without work in between. */
export function breakTaken({ break_hours, breaks_json }: Pick<LogFacts, 'break_hours' | 'breaks_json'>): number {
  const typed = Math.round((break_hours ?? 0) * HOUR_MIN);
  const breaks = breaksIn(breaks_json);
  if (minutesOf(breaks, 'unpaid') !== typed) return typed;
  return Math.max(0, ...breaks.map(breakMinutes));
}

/** What a reviewer has to look at in a log, in a fixed order; nothing in one that can be approved without remarks. */
export const logFlags = (log: LogFacts): LogFlag[] => LOG_FLAGS.filter((flag) => TESTS[flag](log));

const HOUR_MS = 3_600_000;

/** Whether a log waits for a reviewer: it was submitted, or somebody forgot to clock out. */
export function wantsReview(
  { status, time_in, time_out }: { status: string; time_in: string | null; time_out: string | null },
  nowMs: number,
): boolean {
  if (status === 'submitted') return true;
  const start = knownInstant(time_in)?.getTime();
  return status === 'open' && time_out === null && start !== undefined && start < nowMs - LONG_HOURS * HOUR_MS;
}
