import type { DrawPoint } from '@fieldspan/domain/drawing';
import { fromSegment } from './hit.ts';

/** The greatest distance of a dropped point from the remaining line, in units of the sheet. */
const TOLERANCE = 0.75;

/**
 * Simplifies a trail by the Ramer–Douglas–Peucker algorithm; its ends stay. A loop instead of recursion, because a
 * trail may have tens of thousands of points.
 */
export function simplified(trail: readonly DrawPoint[]): DrawPoint[] {
  if (trail.length < 3) return [...trail];
  const keep = new Set([0, trail.length - 1]);
  const open: [number, number][] = [[0, trail.length - 1]];
  for (let part = open.pop(); part; part = open.pop()) {
    const far = farthest(trail, part);
    if (far === null) continue;
    keep.add(far);
    open.push([part[0], far], [far, part[1]]);
  }
  return trail.filter((_, at) => keep.has(at));
}

function farthest(trail: readonly DrawPoint[], [first, last]: [number, number]): number | null {
  let found: number | null = null;
  let most = TOLERANCE;
  for (let at = first + 1; at < last; at += 1) {
    const distance = fromLine(trail[at], trail[first], trail[last]);
    if (distance > most) [found, most] = [at, distance];
  }
  return found;
}

const fromLine = (point?: DrawPoint, start?: DrawPoint, end?: DrawPoint): number =>
  point && start && end ? fromSegment(point, start, end) : 0;
