import { knownDay, knownInstant, localDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

/** Something planned or done on a day, given as a calendar day or an instant; null for no day. */
export type TimelineMark = { on: string | null; label: string };

type WorkedLog = { time_in: string | null; hours: number | null; name: string };

/** A day of a job: its labels, the people who worked, and their total hours. */
export type TimelineDay = { day: CalendarDay; labels: string[]; names: string[]; hours: number };

/** Groups a job's time logs and marks by day in the device's time zone, latest first. */
export function jobTimeline(logs: readonly WorkedLog[], marks: readonly TimelineMark[]): TimelineDay[] {
  const worked = Map.groupBy(logs, ({ time_in }) => dayOf(time_in));
  const marked = Map.groupBy(marks, ({ on }) => dayOf(on));
  const days = new Set([...worked.keys(), ...marked.keys()]);
  return [...days]
    .flatMap((day) => (day === null ? [] : [day]))
    .toSorted((one, other) => other.localeCompare(one))
    .map((day) => ({
      day,
      labels: (marked.get(day) ?? []).map(({ label }) => label),
      names: [...new Set((worked.get(day) ?? []).map(({ name }) => name))],
      hours: sumOf(worked.get(day) ?? []),
    }));
}

const sumOf = (logs: readonly WorkedLog[]): number =>
  Math.round(logs.reduce((sum, { hours }) => sum + (hours ?? 0), 0) * 100) / 100;

function dayOf(value: string | null): CalendarDay | null {
  if (value !== null && value.length <= 'YYYY-MM-DD'.length) return knownDay(value);
  const instant = knownInstant(value);
  return instant && localDay(instant);
}
