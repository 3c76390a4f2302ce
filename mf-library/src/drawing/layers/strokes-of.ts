import type { StoredDrawing } from '@fieldspan/api/queries/drawings';
import { parseLayer } from '@fieldspan/contract/layer-json';
import { scaleLayer, type Stroke } from '@fieldspan/domain/drawing';

/** A layer whose last stroke was undone stays, but shows nothing. */
export function isDrawn({ layer_json }: StoredDrawing): boolean {
  return (parseLayer(layer_json)?.strokes.length ?? 0) > 0;
}

/** The strokes of stored layers, the oldest first, in units of one sheet. Invalid layers are skipped. */
export function strokesOf(layers: readonly StoredDrawing[], canvasWidth: number): Stroke[] {
  return layers.flatMap(({ layer_json }) => {
    const layer = parseLayer(layer_json);
    return layer ? scaleLayer(layer, canvasWidth).strokes : [];
  });
}
