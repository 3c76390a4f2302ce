import type { WorkPlace } from '@fieldspan/api/queries/clock';
import { distanceM, knownPosition } from '@fieldspan/domain/distance';
import type { Position } from '@fieldspan/domain/distance';

/** A job with its distance; null if one of the two positions is unknown. */
export type SeenPlace = { place: WorkPlace; distance: number | null };

export const placeKey = ({ type, id }: WorkPlace): string => `${type}-${id}`;

/** Sorts by distance; jobs without one keep their order at the end. Each job once. */
export function nearFirst(places: readonly WorkPlace[], here: Position | null): SeenPlace[] {
  const once = new Map(places.map((place) => [placeKey(place), place]));
  return [...once.values()]
    .map((place) => ({ place, distance: distanceTo(place, here) }))
    .toSorted((a, b) => (a.distance ?? Infinity) - (b.distance ?? Infinity) || 0);
}

/** The tolerance of a job that has none. */
const THERE_M = 250;

/** The job that somebody is on: the nearest within its tolerance; null for none. */
export function standsOn(places: readonly SeenPlace[]): WorkPlace | null {
  const there = places.find(
    ({ place, distance }) => distance !== null && distance < (place.check_in_tolerance ?? THERE_M),
  );
  return there?.place ?? null;
}

function distanceTo(place: WorkPlace, here: Position | null): number | null {
  const there = knownPosition(place);
  return here && there && distanceM(here, there);
}
