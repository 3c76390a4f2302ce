import { knownInstant } from '../calendar-day.ts';
import type { PaidLog } from './stretches.ts';

const HOUR_MIN = 60;

/** What pay needs of a time log; instants as texts, as they are stored. */
export type LoggedTime = { id: number; time_in: string | null; time_out: string | null; break_hours: number | null };

/** A time log as pay takes it; null while it has no end. */
export function paidLog(
  log: LoggedTime,
  pay: Omit<PaidLog, 'id' | 'start' | 'end' | 'breaks' | 'breakMin'>,
): PaidLog | null {
  const start = knownInstant(log.time_in)?.getTime();
  const end = knownInstant(log.time_out)?.getTime();
  if (start === undefined || end === undefined) return null;
  return { ...pay, id: log.id, start, end, breakMin: Math.round((log.break_hours ?? 0) * HOUR_MIN) };
}
