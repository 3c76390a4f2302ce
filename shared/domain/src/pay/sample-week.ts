import { minuteIn } from './local-time.ts';
import type { PaidLog } from './stretches.ts';

const MINUTE_MS = 60_000;
const DAY_MIN = 1440;

/** A day of a sample week: times as `07:30`, empty for no work; `out` before `in` is on the next day. */
export type SampleDay = { day: string; in: string; out: string; breakMin: number };

const minuteOf = (time: string): number | null => {
  const found = /^(\d{2}):(\d{2})$/.exec(time);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
};

/** The logs of a sample week. */
export function sampleLogs(
  days: readonly SampleDay[],
  pay: Omit<PaidLog, 'id' | 'start' | 'end' | 'breaks' | 'breakMin'>,
): PaidLog[] {
  return days.flatMap(({ day, in: began, out, breakMin }, index) => {
    const [from, to] = [minuteOf(began), minuteOf(out)];
    if (from === null || to === null || from === to) return [];
    const start = minuteIn(pay.zone, day, from) * MINUTE_MS;
    const end = minuteIn(pay.zone, day, to > from ? to : to + DAY_MIN) * MINUTE_MS;
    return { ...pay, id: index + 1, start, end, breakMin };
  });
}
