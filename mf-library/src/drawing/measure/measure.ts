import type { DrawPoint, DrawnMeasure, Stroke } from '@fieldspan/domain/drawing';

/** What a unit of the sheet is in reality. */
export type Scale = { perUnit: number; unit: string };

/** `5 m`, `3.5ft`, `12,5 m`: a length with its unit; null if it is none. */
export function parseLength(words: string): { value: number; unit: string } | null {
  const [, digits = '', unit = ''] = /^\s*(\d+(?:[.,]\d+)?)\s*(mm|cm|m|km|in|ft|yd)\s*$/i.exec(words) ?? [];
  const value = Number(digits.replace(',', '.'));
  return value > 0 ? { value, unit: unit.toLowerCase() } : null;
}

/** The scale that somebody set last on this sheet; null if nobody has. */
export function scaleOf(strokes: readonly Stroke[]): Scale | null {
  const [last] = strokes
    .filter(({ measure }) => measure?.kind === 'scale')
    .toSorted((one, other) => ((one.at ?? '') < (other.at ?? '') ? 1 : -1));
  if (!last?.measure) return null;
  const units = lengthOf(lineOf(last));
  return units > 0 ? { perUnit: last.measure.value / units, unit: last.measure.unit } : null;
}

/** The line of a mark with text: its first point is where the text stands. */
const lineOf = ({ trail }: Stroke): readonly DrawPoint[] => trail.slice(1);

function lengthOf(line: readonly DrawPoint[]): number {
  return line.slice(1).reduce((sum, point, at) => sum + apart(line[at] ?? point, point), 0);
}

/** The area inside a line, whose ends are joined. */
export function areaOf(line: readonly DrawPoint[]): number {
  const twice = line.reduce((sum, point, at) => {
    const next = line[(at + 1) % line.length] ?? point;
    return sum + point.x * next.y - next.x * point.y;
  }, 0);
  return Math.abs(twice) / 2;
}

const apart = (one: DrawPoint, other: DrawPoint): number => Math.hypot(other.x - one.x, other.y - one.y);

export function middleOf(line: readonly DrawPoint[]): DrawPoint {
  const sum = line.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, line.length), y: sum.y / Math.max(1, line.length) };
}

/** A measured mark by the scale as it is now: its value and its words. Other marks stay as they are. */
export function remeasured<S extends Stroke>(stroke: S, scale: Scale | null): S {
  const { measure, text } = stroke;
  if (!measure || !text || !scale || measure.kind === 'scale') return stroke;
  const line = lineOf(stroke);
  const value =
    measure.kind === 'length' ? lengthOf(line) * scale.perUnit : areaOf(line) * scale.perUnit * scale.perUnit;
  const now: DrawnMeasure = { kind: measure.kind, value, unit: scale.unit };
  return { ...stroke, measure: now, text: { ...text, words: measureWords(now) } };
}

export function measureWords({ kind, value, unit }: DrawnMeasure): string {
  return `${Math.round(value * 100) / 100} ${unit}${kind === 'area' ? '²' : ''}`;
}
