import { distanceM } from '../distance.ts';
import type { Position } from '../distance.ts';

/** Roads are longer than the straight line by about this much. */
const DETOUR = 1.3;
const KMH = 50;

export type Travel = { km: number; minutes: number };

/** An estimate without a map: the straight line × 1.3 at 50 km/h. `km` is the straight line. */
export function travelBetween(from: Position, to: Position): Travel {
  const km = distanceM(from, to) / 1000;
  return { km, minutes: (km * DETOUR * 60) / KMH };
}
