import * as v from 'valibot';
import type { Position } from './distance.ts';
import { Finite, listInText, partsInText } from './json-text.ts';

const CornerSchema = v.object({
  lat: v.pipe(Finite, v.minValue(-90), v.maxValue(90)),
  long: v.pipe(Finite, v.minValue(-180), v.maxValue(180)),
});

export const AREA_CORNERS = { min: 3, max: 100 } as const;

/** The corners of an area in JSON text, in the order in which its edge runs; none for no area, or one that is damaged. */
export function areaCorners(text: string | null): Position[] {
  const corners = partsInText(CornerSchema, text).map(({ part }) => part);
  return corners.length === listInText(text).length && isArea(corners) ? corners : [];
}

export const isArea = ({ length }: readonly Position[]): boolean =>
  length >= AREA_CORNERS.min && length <= AREA_CORNERS.max;

/** A position as people type it: `43.54600, -80.25300`. A tenth of a metre is exact enough. */
export const positionText = ({ lat, long }: Position): string => `${lat.toFixed(6)}, ${long.toFixed(6)}`;

/** The positions of a text with one on each line; null if a line is none. Empty lines do not count. */
export function typedPositions(text: string): Position[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const positions = lines.flatMap((line) => typedPosition(line) ?? []);
  return positions.length === lines.length ? positions : null;
}

function typedPosition(line: string): Position | null {
  const typed = /^\s*(-?\d+(?:\.\d+)?)\s*[,;\s]\s*(-?\d+(?:\.\d+)?)\s*$/.exec(line);
  const read = v.safeParse(CornerSchema, { lat: Number(typed?.[1] ?? NaN), long: Number(typed?.[2] ?? NaN) });
  return read.success ? read.output : null;
}
