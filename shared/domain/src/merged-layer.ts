import { scaleLayer, type DrawingLayer, type Stroke } from './drawing.ts';

/** One device's changes to a layer: added strokes, and the ids of removed ones. */
export type LayerChange = DrawingLayer & { removed: readonly string[] };

/** A stroke with an id. */
export type NamedStroke = Stroke & { id: string };

/** Gives strokes of older drawings an id from their position, which is the same on every device. */
export function namedStrokes(strokes: readonly Stroke[]): NamedStroke[] {
  return strokes.map((stroke, at) => Object.assign({}, stroke, { id: stroke.id ?? `s${at}` }));
}

/**
 * Applies one device's changes to a stored layer. Strokes from other devices are kept. A stroke that already exists is
 * not replaced, because it may have been rotated with its picture.
 */
export function mergedLayer(stored: DrawingLayer, change: LayerChange): DrawingLayer {
  const { canvasWidth } = stored;
  const removed = new Set(change.removed);
  const known = namedStrokes(stored.strokes);
  const ids = new Set(known.map(({ id }) => id));
  const added = scaleLayer(change, canvasWidth).strokes.filter(({ id }) => id === undefined || !ids.has(id));
  return { canvasWidth, strokes: [...known.filter(({ id }) => !removed.has(id)), ...added] };
}

/** The difference between two versions of a drawing. */
export function layerChange(canvasWidth: number, before: readonly Stroke[], after: readonly Stroke[]): LayerChange {
  const [known, now] = [namedStrokes(before), namedStrokes(after)];
  const [knownIds, nowIds] = [new Set(known.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
  return {
    canvasWidth,
    strokes: now.filter(({ id }) => !knownIds.has(id)),
    removed: known.flatMap(({ id }) => (nowIds.has(id) ? [] : [id])),
  };
}
