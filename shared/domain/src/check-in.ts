import { distanceM, knownPosition } from './distance.ts';
import type { Position } from './distance.ts';

/** The position of a job; `check_in_tolerance` in metres. */
export type Site = { lat: number | null; long: number | null; check_in_tolerance: number | null };

/**
 * A person's position relative to a job.
 * - `open`: the job has no position or no tolerance, so everywhere counts as on site
 * - `unknown`: the job has both, but the person's position is unknown
 */
export type CheckIn =
  | { kind: 'open'; distance: number | null }
  | { kind: 'unknown' }
  | { kind: 'within' | 'outside'; distance: number };

/**
 * Compares a position with a job's check-in tolerance (document 0 §4 and §9): on site means strictly closer. The
 * accuracy of the position does not change the limit; it is shown next to the distance.
 */
export function checkIn(site: Site, here: Position | null): CheckIn {
  const place = knownPosition(site);
  const distance = place && here && distanceM(place, here);
  if (!place || site.check_in_tolerance === null || site.check_in_tolerance <= 0) return { kind: 'open', distance };
  if (distance === null) return { kind: 'unknown' };
  return { kind: distance < site.check_in_tolerance ? 'within' : 'outside', distance };
}
