import type { Calendar } from './calendar.ts';
import type { Random } from './random.ts';

/** Minutes between two answers. */
const ANSWER_MINUTES = [1, 1, 2, 2, 3, 4, 6, 9, 14] as const;

type Span = { startedDays: number; quietDays: number; lastMinutesAgo: number };

/**
 * When the lines of a thread were sent, oldest first and never two in one minute: exchanges on working days of the
 * span, the last one ending so many minutes ago.
 * @param lengths how many lines each exchange has
 */
export function talkTimes(
  calendar: Calendar,
  lengths: readonly number[],
  { random, span }: { random: Random; span: Span },
): string[] {
  const gaps = lengths.map((length) => Array.from({ length: length - 1 }, () => random.pick(ANSWER_MINUTES)));
  const starts = startTimes(calendar, lengths.length, { random, span });
  const times: number[] = [];
  let free = 0;
  gaps.forEach((exchange, at) => {
    const isLast = at === gaps.length - 1;
    const lasts = exchange.reduce((sum, gap) => sum + gap, 0);
    const wanted = isLast ? calendar.now.getTime() - (span.lastMinutesAgo + lasts) * MINUTE_MS : (starts[at] ?? 0);
    let time = Math.max(wanted, free);
    times.push(time);
    for (const gap of exchange) times.push((time += gap * MINUTE_MS));
    free = time + 2 * MINUTE_MS;
  });
  return times.map((time) => new Date(time).toISOString());
}

const MINUTE_MS = 60_000;

/** All but the last exchange lie on earlier days than it does, between half past six and half past five. */
function startTimes(calendar: Calendar, count: number, { random, span }: { random: Random; span: Span }): number[] {
  const latest = Math.max(1, Math.ceil(span.lastMinutesAgo / 1440) + 1, span.quietDays);
  const earliest = Math.max(latest + 2, span.startedDays);
  return Array.from({ length: count - 1 }, () => {
    const daysAgo = workday(calendar, random.int(latest, earliest));
    return Date.parse(calendar.at(daysAgo, random.int(26, 70) / 4));
  }).toSorted((left, right) => left - right);
}

/** Weekends are moved back to Friday. */
function workday(calendar: Calendar, daysAgo: number): number {
  return calendar.isWorkday(daysAgo) ? daysAgo : workday(calendar, daysAgo + 1);
}
