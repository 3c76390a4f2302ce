const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days until an instant, the begun one included; 0 once it has come. */
export function daysLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS));
}
