import type { DrawingLayer } from '@fieldspan/domain/drawing';
import type { LayerChange } from '@fieldspan/domain/merged-layer';
import * as v from 'valibot';

/** A device that is handed more would stand still while it draws. */
const MAX_POINTS = 200_000;
/** A millionfold of the largest sheet; beyond, no drawing is meant. */
const FAR = 1e9;

const Measure = v.pipe(v.number(), v.minValue(-FAR), v.maxValue(FAR));
const Positive = v.pipe(v.number(), v.gtValue(0), v.maxValue(FAR));
const PointSchema = v.object({ x: Measure, y: Measure });
const Name = v.pipe(v.string(), v.maxLength(40));
const StrokeSchema = v.object({
  id: v.optional(Name),
  trail: v.pipe(v.array(PointSchema), v.minLength(1)),
  /** One of the six on a new stroke; another of an older drawing is shown as it is. */
  strokeColor: v.pipe(v.string(), v.maxLength(40)),
  strokeThickness: Positive,
  text: v.optional(v.object({ words: v.pipe(v.string(), v.maxLength(500)), height: Positive })),
});

const LayerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ canvasWidth: Positive, strokes: v.array(StrokeSchema), removed: v.optional(v.array(Name)) }),
  v.check(({ strokes }) => strokes.reduce((sum, { trail }) => sum + trail.length, 0) <= MAX_POINTS),
);

/**
 * Reads layer_json.
 * @returns null for text that is no drawing, and for one of more than 200,000 points
 */
export function parseLayer(json: string | null): DrawingLayer | null {
  const parsed = v.safeParse(LayerSchema, json);
  return parsed.success ? { canvasWidth: parsed.output.canvasWidth, strokes: parsed.output.strokes } : null;
}

/** Reads layer_json that says what one device changed; null for a whole layer, and for what is no drawing. */
export function parseLayerChange(json: string | null): LayerChange | null {
  const parsed = v.safeParse(LayerSchema, json);
  if (!parsed.success || parsed.output.removed === undefined) return null;
  return { ...parsed.output, removed: parsed.output.removed };
}

/** What one device changed, as it is sent: the server merges it with what is stored by then. */
export function layerChangeText(change: LayerChange): string {
  const { strokes, removed } = change;
  return `${layerText({ canvasWidth: change.canvasWidth, strokes }).slice(0, -1)},"removed":${JSON.stringify(removed)}}`;
}

/** A layer as it is stored, in tenths of its units: finer is not seen, and takes twice the room. */
export function layerText({ canvasWidth, strokes }: DrawingLayer): string {
  return JSON.stringify({ canvasWidth, strokes }, (_, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 10) / 10 : value,
  );
}
