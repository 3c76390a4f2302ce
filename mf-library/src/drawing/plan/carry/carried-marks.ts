import type { StoredDrawing } from '@fieldspan/api/queries/drawings';
import { parseLayer } from '@fieldspan/contract/layer-json';
import { scaleLayer } from '@fieldspan/domain/drawing';
import { namedStrokes, type NamedStroke } from '@fieldspan/domain/merged-layer';

/** Marks of one layer of an earlier revision, as they would be here. */
export type CarriedLayer = { layer: StoredDrawing; strokes: readonly NamedStroke[] };

/** Drawings of before name their strokes by their place, so that two of a sheet may be named alike. */
const isPermanent = (id: string): boolean => !/^s\d+$/.test(id);

/**
 * Layers of an earlier revision of which nothing is here yet. A mark keeps its name, so carrying it twice is carrying it
 * once.
 * @param here names of the marks that the sheet has
 */
export function carriedLayers(
  layers: readonly StoredDrawing[],
  here: ReadonlySet<string>,
  canvasWidth: number,
): CarriedLayer[] {
  return layers.flatMap((layer) => {
    const stored = parseLayer(layer.layer_json);
    const strokes = stored ? namedStrokes(scaleLayer(stored, canvasWidth).strokes) : [];
    const named = strokes.map((stroke) =>
      isPermanent(stroke.id) ? stroke : Object.assign({}, stroke, { id: `${layer.id}-${stroke.id}` }),
    );
    return named.length === 0 || named.some(({ id }) => here.has(id)) ? [] : [{ layer, strokes: named }];
  });
}

type Shape = { width: number; height: number };

/** Paper of another shape has its content elsewhere. */
export const isOtherShape = (one: Shape, other: Shape): boolean =>
  Math.abs((one.width * other.height) / (one.height * other.width) - 1) > 0.01;
