import { offsetAt, steadyStretches } from './local-time.ts';
import type { Minute } from './local-time.ts';
import type { PayRules } from './pay-rules.ts';

const MINUTE_MS = 60_000;
const DAY_MIN = 1440;

/** A time log that is paid. Instants are milliseconds since 1970. */
export type PaidLog = {
  id: number;
  start: number;
  end: number;
  /** Breaks whose times are known. */
  breaks?: readonly { start: number; end: number; isPaid?: boolean }[];
  /** Unpaid minutes whose time is not known; they are taken from the middle. */
  breakMin?: number;
  zone: string;
  job: string | null;
  rateCents: number;
  /** The key of its agreement. */
  agreement: string;
};

/** Minutes of work on one local day, without a clock change in them. `day` counts from 1970. */
export type Stretch = { log: PaidLog; start: Minute; end: Minute; day: number; localStart: number };

type Span = { start: Minute; end: Minute };

/**
 * The work in logs, in order of time: rounded as the agreement says, without unpaid breaks, cut at local midnight. A minute that two
 * logs name is worked once, in the log that began first.
 */
export function stretchesOf(logs: readonly PaidLog[], rulesOf: (log: PaidLog) => PayRules): Stretch[] {
  const worked = logs
    .flatMap((log) => workedSpans(log, rulesOf(log)).map((span) => ({ log, span })))
    .toSorted((one, other) => one.span.start - other.span.start || one.log.id - other.log.id);
  let until = Number.NEGATIVE_INFINITY;
  return worked.flatMap(({ log, span }) => {
    const start = Math.max(span.start, until);
    until = Math.max(until, span.end);
    return daysOf(log, { start, end: span.end });
  });
}

function workedSpans(log: PaidLog, rules: PayRules): Span[] {
  const whole = { start: roundedMinute(log.start, log.zone, rules), end: roundedMinute(log.end, log.zone, rules) };
  return unpaidBreaks(log, whole, rules).reduce(
    (spans, pause) => spans.flatMap((span) => without(span, pause)),
    [whole].filter(({ start, end }) => end > start),
  );
}

/** Rounded to the nearest step of the local clock; half a step goes up. */
function roundedMinute(ms: number, zone: string, { round_min: step }: PayRules): Minute {
  const minute = Math.floor(ms / MINUTE_MS);
  if (step === 1) return minute;
  const offset = offsetAt(minute, zone);
  return Math.floor((minute + offset) / step + 0.5) * step - offset;
}

function unpaidBreaks(
  { breaks = [], breakMin = 0 }: PaidLog,
  whole: Span,
  { paid_break_max_min: most }: PayRules,
): Span[] {
  const timed = breaks
    .filter(({ isPaid }) => isPaid !== true)
    .map(({ start, end }) => ({ start: Math.floor(start / MINUTE_MS), end: Math.floor(end / MINUTE_MS) }));
  const begin = whole.start + Math.floor((whole.end - whole.start - breakMin) / 2);
  const untimed = breakMin > 0 ? [{ start: begin, end: begin + breakMin }] : [];
  return [...timed, ...untimed].filter(({ start, end }) => end - start > most);
}

const without = (span: Span, pause: Span): Span[] =>
  [
    { start: span.start, end: Math.min(span.end, pause.start) },
    { start: Math.max(span.start, pause.end), end: span.end },
  ].filter(({ start, end }) => end > start);

function daysOf(log: PaidLog, { start, end }: Span): Stretch[] {
  return steadyStretches(start, end, log.zone).flatMap((steady) => {
    const found: Stretch[] = [];
    let from = steady.start;
    while (from < steady.end) {
      const day = Math.floor((from + steady.offset) / DAY_MIN);
      const midnight = (day + 1) * DAY_MIN - steady.offset;
      found.push({
        log,
        start: from,
        end: Math.min(steady.end, midnight),
        day,
        localStart: from + steady.offset - day * DAY_MIN,
      });
      from = midnight;
    }
    return found;
  });
}
