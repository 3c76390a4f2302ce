import type { DrawingLayer } from '@fieldspan/domain/drawing';
import type { LayerChange } from '@fieldspan/domain/merged-layer';
import * as v from 'valibot';

/** More points would freeze a device while it draws. */
const MAX_POINTS = 200_000;
/** Coordinates beyond this are not meant as a drawing: a million times the largest sheet. */
const FAR = 1e9;

const Measure = v.pipe(v.number(), v.minValue(-FAR), v.maxValue(FAR));
const Positive = v.pipe(v.number(), v.gtValue(0), v.maxValue(FAR));
const PointSchema = v.object({ x: Measure, y: Measure });
const Name = v.pipe(v.string(), v.maxLength(40));
const TextSchema = v.object({
  words: v.pipe(v.string(), v.maxLength(500)),
  height: Positive,
  frame: v.optional(v.picklist(['box', 'disc'])),
});
const MeasureSchema = v.object({
  kind: v.picklist(['length', 'area', 'scale']),
  value: v.pipe(v.number(), v.minValue(0), v.maxValue(FAR)),
  unit: v.pipe(v.string(), v.maxLength(12)),
});
const StrokeSchema = v.object({
  id: v.optional(Name),
  at: v.optional(Name),
  trail: v.pipe(v.array(PointSchema), v.minLength(1)),
  /** New strokes use one of the six colours; other colours of older drawings are shown unchanged. */
  strokeColor: v.pipe(v.string(), v.maxLength(40)),
  strokeThickness: Positive,
  text: v.optional(TextSchema),
  opacity: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  measure: v.optional(MeasureSchema),
});

const LayerSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    canvasWidth: Positive,
    strokes: v.array(StrokeSchema),
    removed: v.optional(v.array(Name)),
    turns: v.optional(v.picklist([0, 1, 2, 3])),
  }),
  v.check(({ strokes }) => strokes.reduce((sum, { trail }) => sum + trail.length, 0) <= MAX_POINTS),
);

/**
 * Parses layer_json.
 * @returns null if it is not a drawing, or has more than 200,000 points
 */
export function parseLayer(json: string | null): DrawingLayer | null {
  const parsed = v.safeParse(LayerSchema, json);
  if (!parsed.success) return null;
  const { canvasWidth, strokes, turns } = parsed.output;
  return { canvasWidth, strokes, ...(turns !== undefined && { turns }) };
}

/**
 * Parses a layer_json that contains one device's changes; null for a whole layer, and for text that is not a drawing.
 */
export function parseLayerChange(json: string | null): LayerChange | null {
  const parsed = v.safeParse(LayerSchema, json);
  if (!parsed.success || parsed.output.removed === undefined) return null;
  return { ...parsed.output, removed: parsed.output.removed };
}

/** Formats one device's changes for sending; the server merges them with the stored layer. */
export function layerChangeText(change: LayerChange): string {
  const { removed, ...layer } = change;
  return `${layerText(layer).slice(0, -1)},"removed":${JSON.stringify(removed)}}`;
}

/** Tenths of a unit: a finer precision is not visible and needs twice the space. */
const PARTS = 10;
/** What is not a measure of the drawing, and keeps its digits. */
const EXACT = new Set(['opacity', 'value']);

/**
 * Formats a layer for storage, rounded to tenths of its units.
 * @param parts 100 after a rotation, so that four of them bring every point back
 */
export function layerText({ canvasWidth, strokes, turns }: DrawingLayer, parts = PARTS): string {
  return JSON.stringify({ canvasWidth, turns, strokes }, (key, value: unknown) =>
    typeof value === 'number' && !EXACT.has(key) ? Math.round(value * parts) / parts : value,
  );
}
