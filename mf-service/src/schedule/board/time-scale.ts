import type { CalendarDay } from '@fieldspan/domain/calendar-day';
import { dayAfter } from '@fieldspan/domain/day-text';

const HOUR_MS = 3_600_000;

/** The axis of time: local days side by side, every hour as wide as the others. */
export type TimeScale = {
  startMs: number;
  endMs: number;
  pxPerHour: number;
  width: number;
  days: readonly CalendarDay[];
};

const midnight = (day: CalendarDay): number => new Date(`${day}T00:00:00`).getTime();

export function timeScale(days: readonly CalendarDay[], pxPerHour: number): TimeScale {
  const first = days[0] ?? '1970-01-01';
  const startMs = midnight(first);
  const endMs = midnight(dayAfter(days.at(-1) ?? first, 1));
  return { startMs, endMs, pxPerHour, width: ((endMs - startMs) / HOUR_MS) * pxPerHour, days };
}

export const xOf = ({ startMs, pxPerHour }: TimeScale, ms: number): number => ((ms - startMs) / HOUR_MS) * pxPerHour;

const STEP_MS = 15 * 60_000;

/** The quarter of an hour at a place of the axis. */
export function msAt({ startMs, pxPerHour }: TimeScale, x: number): number {
  return startMs + Math.round(((x / pxPerHour) * HOUR_MS) / STEP_MS) * STEP_MS;
}

export type Tick = { ms: number; x: number; isDay: boolean };

/** The hours that are named on the axis. */
export function ticksOf(scale: TimeScale, everyHours: number): Tick[] {
  return scale.days.flatMap((day) => {
    const start = midnight(day);
    return Array.from({ length: 24 / everyHours }, (_, at) => {
      const ms = start + at * everyHours * HOUR_MS;
      return { ms, x: xOf(scale, ms), isDay: at === 0 };
    });
  });
}

/** Where a day begins to be of interest. */
const MORNING_H = 6;
/** So much of what has just been stays in sight. */
const BEFORE_NOW_H = 2;

/** Where the axis is first scrolled to: a little before now, at the earliest to the morning; else to the first morning. */
export function firstShownX(scale: TimeScale, nowMs: number): number {
  const today = scale.days.find((day) => midnight(day) <= nowMs && nowMs < midnight(dayAfter(day, 1)));
  const morningMs = midnight(today ?? scale.days[0] ?? '1970-01-01') + MORNING_H * HOUR_MS;
  return xOf(scale, today === undefined ? morningMs : Math.max(morningMs, nowMs - BEFORE_NOW_H * HOUR_MS));
}
