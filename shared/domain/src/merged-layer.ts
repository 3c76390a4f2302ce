import { scaleLayer, type DrawingLayer, type Stroke } from './drawing.ts';

/** One device's changes to a layer: added and changed strokes, and the ids of removed ones. */
export type LayerChange = DrawingLayer & { removed: readonly string[] };

/** A stroke with an id. */
export type NamedStroke = Stroke & { id: string };

/** Gives strokes of older drawings an id from their position, which is the same on every device. */
export function namedStrokes(strokes: readonly Stroke[]): NamedStroke[] {
  return strokes.map((stroke, at) => Object.assign({}, stroke, { id: stroke.id ?? `s${at}` }));
}

/**
 * Applies one device's changes to a stored layer, by key. Strokes from other devices are kept. A stroke that already
 * exists is replaced only by a later change of it (`at`): the same change may arrive twice, and what was stored may have
 * been rotated with its picture.
 */
export function mergedLayer(stored: DrawingLayer, change: LayerChange): DrawingLayer {
  const { canvasWidth } = stored;
  const removed = new Set(change.removed);
  const sent = scaleLayer(change, canvasWidth).strokes;
  const later = new Map(sent.flatMap((stroke) => (stroke.id === undefined ? [] : [[stroke.id, stroke] as const])));
  const known = namedStrokes(stored.strokes);
  const ids = new Set(known.map(({ id }) => id));
  const kept = known.filter(({ id }) => !removed.has(id)).map((stroke) => latest(stroke, later.get(stroke.id)));
  return { canvasWidth, strokes: [...kept, ...sent.filter(({ id }) => id === undefined || !ids.has(id))] };
}

function latest(known: NamedStroke, sent: Stroke | undefined): Stroke {
  return sent?.at !== undefined && sent.at > (known.at ?? '') ? sent : known;
}

/**
 * A whole layer from a client that knows no changes, over the stored one. It adds and changes strokes, and takes none
 * away, because it may never have seen what another device drew. Strokes without an id are the same if they look the
 * same.
 */
export function mergedWhole(stored: DrawingLayer, whole: DrawingLayer): DrawingLayer {
  const known = new Map(namedStrokes(stored.strokes).map((stroke) => [lookOf(stroke), stroke.id]));
  const { strokes } = scaleLayer(whole, stored.canvasWidth);
  const named = strokes.map((stroke) => Object.assign({}, stroke, { id: stroke.id ?? known.get(lookOf(stroke)) }));
  return mergedLayer(stored, { canvasWidth: stored.canvasWidth, strokes: named, removed: [] });
}

/** What a stroke looks like, to a tenth of a unit. */
function lookOf({ trail, strokeColor, strokeThickness, text }: Stroke): string {
  const points = trail.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`);
  return [strokeColor, strokeThickness.toFixed(1), text?.words ?? '', ...points].join();
}
