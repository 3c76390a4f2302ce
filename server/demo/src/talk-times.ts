import type { Calendar } from './calendar.ts';
import type { Random } from './random.ts';

/** Minutes between two answers. */
const ANSWER_MINUTES = [1, 1, 2, 2, 3, 4, 6, 9, 14] as const;

type Span = { startedDays: number; quietDays: number; lastMinutesAgo: number };

/**
 * When the lines of a thread were sent: oldest first, never two in one minute. Exchanges are on working days of the
 * span; the last one ends `lastMinutesAgo`.
 * @param lengths the number of lines per exchange
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

/** All exchanges but the last start on earlier days, between 6:30 and 17:30. */
function startTimes(calendar: Calendar, count: number, { random, span }: { random: Random; span: Span }): number[] {
  const latest = Math.max(1, Math.ceil(span.lastMinutesAgo / 1440) + 1, span.quietDays);
  const earliest = Math.max(latest + 2, span.startedDays);
  return Array.from({ length: count - 1 }, () => {
    const daysAgo = workday(calendar, random.int(latest, earliest));
    return Date.parse(calendar.at(daysAgo, random.int(26, 70) / 4));
  }).toSorted((left, right) => left - right);
}

/** Moves weekends back to Friday. */
function workday(calendar: Calendar, daysAgo: number): number {
  return calendar.isWorkday(daysAgo) ? daysAgo : workday(calendar, daysAgo + 1);
}
