import { bearing, distanceM } from './distance.ts';
import type { Position } from './distance.ts';

/** A map without streets: north is up, every kilometre as long as the others. Lengths in CSS pixels. */
export type DrawnMap = {
  /** Width and height. */
  size: number;
  pxPerKm: number;
  /** Circles around the centre, the smallest first. */
  rings: readonly { km: number; radius: number }[];
  /** Where a position lies on the drawing. */
  placeOf: (position: Position) => Place;
  /** The position that a place on the drawing shows. */
  positionAt: (place: Place) => Position;
};

type Place = { x: number; y: number };

/** Free space at the edge, so that nobody's sign is cut. */
const EDGE_PX = 22;
const LEAST_KM = 1;
const MOST_RINGS = 3;
const KM_PER_DEGREE = distanceM({ lat: 0, long: 0 }, { lat: 1, long: 0 }) / 1000;

type Drawing = { size: number; leastKm?: number };

/** The map of all positions around a centre, as large as it can be drawn in the square; it reaches at least `leastKm` far. */
export function drawnMap(
  centre: Position,
  positions: readonly Position[],
  { size, leastKm = LEAST_KM }: Drawing,
): DrawnMap {
  const reachKm = Math.max(leastKm, ...positions.map((each) => distanceM(centre, each) / 1000));
  const pxPerKm = (size / 2 - EDGE_PX) / reachKm;
  const step = ringStep(reachKm);
  const count = Math.min(MOST_RINGS, Math.floor(reachKm / step));
  return {
    size,
    pxPerKm,
    rings: Array.from({ length: count }, (_, at) => ({ km: step * (at + 1), radius: step * (at + 1) * pxPerKm })),
    placeOf(position) {
      const px = (distanceM(centre, position) / 1000) * pxPerKm;
      const turn = (bearing(centre, position) * Math.PI) / 180;
      return { x: size / 2 + px * Math.sin(turn), y: size / 2 - px * Math.cos(turn) };
    },
    positionAt({ x, y }) {
      const [east, north] = [(x - size / 2) / pxPerKm, (size / 2 - y) / pxPerKm];
      const kmPerDegreeEast = KM_PER_DEGREE * Math.cos((centre.lat * Math.PI) / 180);
      return { lat: centre.lat + north / KM_PER_DEGREE, long: centre.long + east / kmPerDegreeEast };
    },
  };
}

/** 1, 2 or 5 times a power of ten: two or three of them fit into the reach. */
function ringStep(reachKm: number): number {
  const power = 10 ** Math.floor(Math.log10(reachKm / 2));
  return power * ([5, 2, 1].find((times) => times * power * 2 <= reachKm) ?? 1);
}

/** The middle of all positions; null without any. */
export function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null;
  return { lat: halfway(positions.map(({ lat }) => lat)), long: halfway(positions.map(({ long }) => long)) };
}

const halfway = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
