import { knownDay, knownInstant, localDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

/** Something planned or done on a day, given as a calendar day or an instant; null for no day. */
export type TimelineMark = { on: string | null; label: string };

type WorkedLog = { time_in: string | null; time_out: string | null; hours: number | null; name: string };
type PlannedVisit = { starts_at: string | null; ends_at: string | null; name: string | null };

/** A part of a day, in minutes after its midnight. */
export type DaySpan = { from: number; until: number };

/** A day of a job: its labels, who is planned and who worked, when, and the hours that were worked. */
export type TimelineDay = {
  day: CalendarDay;
  labels: string[];
  names: string[];
  hours: number;
  planned: DaySpan[];
  worked: DaySpan[];
};

type Of = { logs: readonly WorkedLog[]; visits: readonly PlannedVisit[]; marks: readonly TimelineMark[] };

/** What was planned and worked on a job, by day in the device's time zone, latest first. */
export function jobTimeline({ logs, visits, marks }: Of): TimelineDay[] {
  const worked = Map.groupBy(logs, ({ time_in }) => dayOf(time_in));
  const marked = Map.groupBy(marks, ({ on }) => dayOf(on));
  const goes = Map.groupBy(visits, ({ starts_at }) => dayOf(starts_at));
  const workedSpans = byDay(logs.map(({ time_in, time_out }) => [time_in, time_out]));
  const plannedSpans = byDay(visits.map(({ starts_at, ends_at }) => [starts_at, ends_at]));
  const days = new Set([...worked, ...marked, ...goes, ...workedSpans, ...plannedSpans].map(([day]) => day));
  return [...days]
    .flatMap((day) => (day === null ? [] : [day]))
    .toSorted((one, other) => other.localeCompare(one))
    .map((day) => ({
      day,
      labels: (marked.get(day) ?? []).map(({ label }) => label),
      names: [...new Set([...(worked.get(day) ?? []), ...(goes.get(day) ?? [])].flatMap(({ name }) => name ?? []))],
      hours: sumOf(worked.get(day) ?? []),
      planned: plannedSpans.get(day) ?? [],
      worked: workedSpans.get(day) ?? [],
    }));
}

const sumOf = (logs: readonly WorkedLog[]): number =>
  Math.round(logs.reduce((sum, { hours }) => sum + (hours ?? 0), 0) * 100) / 100;

function dayOf(value: string | null): CalendarDay | null {
  if (value !== null && value.length <= 'YYYY-MM-DD'.length) return knownDay(value);
  const instant = knownInstant(value);
  return instant && localDay(instant);
}

/** A month, which is more than any shift; what is longer is a mistake, and is cut. */
const MOST_MS = 30 * 24 * 60 * 60_000;
const DAY_MINUTES = 24 * 60;

/** Cuts times at the midnights of the device; without a beginning or an end there is nothing to draw. */
function byDay(times: readonly (readonly [string | null, string | null])[]): Map<CalendarDay, DaySpan[]> {
  const spans = new Map<CalendarDay, DaySpan[]>();
  for (const [starts, ends] of times) {
    const [start, end] = [knownInstant(starts), knownInstant(ends)];
    if (start === null || end === null) continue;
    const last = Math.min(end.getTime(), start.getTime() + MOST_MS);
    for (let at = start; at.getTime() < last;) {
      const midnight = new Date(at.getFullYear(), at.getMonth(), at.getDate() + 1);
      const until = last < midnight.getTime() ? minuteOf(new Date(last)) : DAY_MINUTES;
      const day = localDay(at);
      spans.set(day, [...(spans.get(day) ?? []), { from: minuteOf(at), until }]);
      at = midnight;
    }
  }
  return spans;
}

const minuteOf = (at: Date): number => at.getHours() * 60 + at.getMinutes();
