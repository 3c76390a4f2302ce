/** A person who was active within this time counts as online (document 0 §9). */
const ONLINE_MS = 60_000;

/**
 * How long ago a person was active.
 * @returns 0 for less than a minute, otherwise whole minutes; null if unknown
 */
export function minutesSinceActive(lastActive: string | null, now: Date): number | null {
  const at = lastActive === null ? Number.NaN : Date.parse(lastActive);
  if (Number.isNaN(at)) return null;
  return Math.max(0, Math.floor((now.getTime() - at) / ONLINE_MS));
}
