const DAY_MS = 24 * 60 * 60 * 1000;

/** Days until an instant, counting a started day; 0 once it has passed. */
export function daysLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS));
}
