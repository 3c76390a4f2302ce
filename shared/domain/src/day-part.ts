export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Part of the day for a greeting; crews start early, so the morning begins at 4. */
export function dayPart(hour: number): DayPart {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
