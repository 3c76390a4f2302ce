import type { Values, Write } from '../entry.ts';

const TIMES = ['time_in', 'time_out', 'break_hours'] as const;
const HOUR_MS = 3_600_000;

/** Whoever changes a log's times changes its hours: they are the time between them, less the break, and never below 0. */
export function countHours({ before, values }: Write): void {
  if (!TIMES.some((name) => name in values) || 'hours' in values) return;
  values['hours'] = hoursOf({ ...before, ...values });
}

function hoursOf(log: Values): number | null {
  const [from, until] = [instantOf(log['time_in']), instantOf(log['time_out'])];
  if (from === null || until === null) return null;
  const worked = (until - from) / HOUR_MS - (Number(log['break_hours']) || 0);
  return Math.max(0, Math.round(worked * 100) / 100);
}

function instantOf(value: unknown): number | null {
  const at = value instanceof Date ? value.getTime() : typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}
