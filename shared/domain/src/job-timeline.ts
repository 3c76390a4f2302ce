import { knownDay, knownInstant, localDay } from './calendar-day.ts';
import type { CalendarDay } from './calendar-day.ts';

/** Something that is planned or done on a day: a calendar day or an instant; nothing for no day. */
export type TimelineMark = { on: string | null; label: string };

type WorkedLog = { time_in: string | null; hours: number | null; name: string };

/** A day of a job: what it marks, who worked, and how many hours together. */
export type TimelineDay = { day: CalendarDay; labels: string[]; names: string[]; hours: number };

/** Gathers a job's days, the latest first; a day stands in the device's zone. */
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
