import { scaleLayer, type DrawingLayer, type Stroke } from './drawing.ts';

/** What one device did to a layer since it last knew it: the strokes it added, and the ids of those it took away. */
export type LayerChange = DrawingLayer & { removed: readonly string[] };

/** A stroke by the name that it has everywhere. */
export type NamedStroke = Stroke & { id: string };

/** Strokes of older drawings have no id: they are called by their place, the same for whoever reads the layer. */
export function namedStrokes(strokes: readonly Stroke[]): NamedStroke[] {
  return strokes.map((stroke, at) => Object.assign({}, stroke, { id: stroke.id ?? `s${at}` }));
}

/**
 * A stored layer after one device's change. What another device drew meanwhile stays; a stroke that is there already
 * stays as it is, for it may have been turned with its picture.
 */
export function mergedLayer(stored: DrawingLayer, change: LayerChange): DrawingLayer {
  const { canvasWidth } = stored;
  const removed = new Set(change.removed);
  const known = namedStrokes(stored.strokes);
  const ids = new Set(known.map(({ id }) => id));
  const added = scaleLayer(change, canvasWidth).strokes.filter(({ id }) => id === undefined || !ids.has(id));
  return { canvasWidth, strokes: [...known.filter(({ id }) => !removed.has(id)), ...added] };
}

/** What has to be said of a drawing to whoever knows it as it was. */
export function layerChange(canvasWidth: number, before: readonly Stroke[], after: readonly Stroke[]): LayerChange {
  const [known, now] = [namedStrokes(before), namedStrokes(after)];
  const [knownIds, nowIds] = [new Set(known.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
  return {
    canvasWidth,
    strokes: now.filter(({ id }) => !knownIds.has(id)),
    removed: known.flatMap(({ id }) => (nowIds.has(id) ? [] : [id])),
  };
}
