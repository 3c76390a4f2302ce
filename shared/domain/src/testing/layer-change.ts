import type { Stroke } from '../drawing.ts';
import { namedStrokes, type LayerChange } from '../merged-layer.ts';

/** The difference between two versions of a drawing. */
export function layerChange(canvasWidth: number, before: readonly Stroke[], after: readonly Stroke[]): LayerChange {
  const known = new Map(namedStrokes(before).map((stroke) => [stroke.id, stroke]));
  const now = namedStrokes(after);
  const nowIds = new Set(now.map(({ id }) => id));
  return {
    canvasWidth,
    strokes: now.filter((stroke) => known.get(stroke.id)?.at !== stroke.at || !known.has(stroke.id)),
    removed: [...known.keys()].filter((id) => !nowIds.has(id)),
  };
}
