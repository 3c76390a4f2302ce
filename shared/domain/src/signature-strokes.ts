import { SIGNATURE_SIZE, isPoint } from './signature.ts';
import type { TrailPoint } from './signature.ts';

export type InkPoint = { x: number; y: number };

/** Splits a trail into strokes, without the end points; empty strokes are left out. */
export function strokesOf(trail: readonly TrailPoint[]): InkPoint[][] {
  const strokes: InkPoint[][] = [[]];
  for (const point of trail) {
    if (isPoint(point)) strokes.at(-1)?.push({ x: point.x, y: point.y });
    else strokes.push([]);
  }
  return strokes.filter((stroke) => stroke.length > 0);
}

/** Joins strokes to a trail, in which every stroke ends with an empty point (document 1 §3). */
export function trailOf(strokes: readonly (readonly InkPoint[])[]): TrailPoint[] {
  return strokes.flatMap((stroke) => [...stroke, {}]);
}

/**
 * One stroke as the `d` of an SVG path or for a `Path2D`: curves through the midpoints between points, so that a fast
 * stroke looks smooth. A stroke of one point is a dot: a line without length, which round caps make visible.
 */
export function strokePath(stroke: readonly InkPoint[]): string {
  const [first, ...rest] = stroke;
  if (first === undefined) return '';
  const last = rest.at(-1);
  const start = `M${at(first)}`;
  if (last === undefined) return `${start}l0 0`;
  const curves = rest.slice(0, -1).map((point, index) => `Q${at(point)} ${at(middle(point, rest[index + 1] ?? last))}`);
  return `${start}${curves.join('')}L${at(last)}`;
}

/** The total length of the strokes, in pixels of the signature's space. A dot has none. */
export function inkLength(trail: readonly TrailPoint[]): number {
  const lengths = strokesOf(trail).flatMap((stroke) =>
    stroke.slice(1).map((point, index) => {
      const before = stroke[index] ?? point;
      return Math.hypot(point.x - before.x, point.y - before.y);
    }),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** The bounding box of the ink with a margin on each side; the whole space if there is no ink. */
export function inkBox(trail: readonly TrailPoint[], room: number) {
  const points = strokesOf(trail).flat();
  if (points.length === 0) return { x: 0, y: 0, ...SIGNATURE_SIZE };
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return {
    x: tenth(left),
    y: tenth(top),
    width: tenth(Math.max(...xs) + room - left),
    height: tenth(Math.max(...ys) + room - top),
  };
}

const middle = (a: InkPoint, b: InkPoint): InkPoint => ({ x: tenth((a.x + b.x) / 2), y: tenth((a.y + b.y) / 2) });

const at = ({ x, y }: InkPoint): string => `${x} ${y}`;

/** Rounds to tenths, which is precise enough and keeps trails small. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
