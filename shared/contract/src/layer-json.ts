import type { DrawingLayer } from '@fieldspan/domain/drawing';
import * as v from 'valibot';

/** A device that is handed more would stand still while it draws. */
const MAX_POINTS = 200_000;
/** A millionfold of the largest sheet; beyond, no drawing is meant. */
const FAR = 1e9;

const Measure = v.pipe(v.number(), v.minValue(-FAR), v.maxValue(FAR));
const Positive = v.pipe(v.number(), v.gtValue(0), v.maxValue(FAR));
const PointSchema = v.object({ x: Measure, y: Measure });
const StrokeSchema = v.object({
  trail: v.pipe(v.array(PointSchema), v.minLength(1)),
  /** One of the six on a new stroke; another of an older drawing is shown as it is. */
  strokeColor: v.pipe(v.string(), v.maxLength(40)),
  strokeThickness: Positive,
  text: v.optional(v.object({ words: v.pipe(v.string(), v.maxLength(500)), height: Positive })),
});

const LayerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ canvasWidth: Positive, strokes: v.array(StrokeSchema) }),
  v.check(({ strokes }) => strokes.reduce((sum, { trail }) => sum + trail.length, 0) <= MAX_POINTS),
);

/**
 * Reads layer_json.
 * @returns null for text that is no drawing, and for one of more than 200,000 points
 */
export function parseLayer(json: string | null): DrawingLayer | null {
  const parsed = v.safeParse(LayerSchema, json);
  return parsed.success ? parsed.output : null;
}

/** A layer as it is stored, in tenths of its units: finer is not seen, and takes twice the room. */
export function layerText({ canvasWidth, strokes }: DrawingLayer): string {
  return JSON.stringify({ canvasWidth, strokes }, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10) / 10 : value,
  );
}
