import { SIGNATURE_SIZE, isPoint } from './signature.ts';
import type { TrailPoint } from './signature.ts';

export type InkPoint = { x: number; y: number };

/** The strokes of a trail, without the points that end them; strokes of no point are left out. */
export function strokesOf(trail: readonly TrailPoint[]): InkPoint[][] {
  const strokes: InkPoint[][] = [[]];
  for (const point of trail) {
    if (isPoint(point)) strokes.at(-1)?.push({ x: point.x, y: point.y });
    else strokes.push([]);
  }
  return strokes.filter((stroke) => stroke.length > 0);
}

/** The trail of strokes: every stroke ends with an empty point (document 1 §3). */
export function trailOf(strokes: readonly (readonly InkPoint[])[]): TrailPoint[] {
  return strokes.flatMap((stroke) => [...stroke, {}]);
}

/**
 * One stroke as the `d` of an SVG path, or for a `Path2D`: curves through the middles between the points, so that a
 * quick hand reads round. A stroke of one point is a dot: a line of no length, which round caps show.
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

/** The way that the pen went, in pixels of the signature's space. A dot has none. */
export function inkLength(trail: readonly TrailPoint[]): number {
  const lengths = strokesOf(trail).flatMap((stroke) =>
    stroke.slice(1).map((point, index) => {
      const before = stroke[index] ?? point;
      return Math.hypot(point.x - before.x, point.y - before.y);
    }),
  );
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** The least box around the ink, with room to spare at each side; all of the space where there is no ink. */
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

/** As precise as a finger: trails stay small. */
export function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
