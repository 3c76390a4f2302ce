import type { StoredDrawing } from '@fieldspan/api/queries/drawings';
import { parseLayer } from '@fieldspan/contract/layer-json';
import { scaleLayer, type Stroke } from '@fieldspan/domain/drawing';
import { namedStrokes } from '@fieldspan/domain/merged-layer';

const NONE: ReadonlySet<number> = new Set();

type Shown = {
  /** Width of the sheet on which they are shown. */
  canvasWidth: number;
  /** Ids of hidden layers. */
  hidden?: ReadonlySet<number>;
};

/** The layer that a person continues: the last of their own. */
export function ownLayer(layers: readonly StoredDrawing[], userId: number | null): StoredDrawing | null {
  return layers.findLast(({ created_by }) => created_by !== null && created_by === userId) ?? null;
}

/** A layer whose last stroke was undone stays, but shows nothing. */
export function isDrawn({ layer_json }: StoredDrawing): boolean {
  return (parseLayer(layer_json)?.strokes.length ?? 0) > 0;
}

/** The strokes of stored layers, the oldest first, in units of one sheet. Invalid layers are skipped. */
export function strokesOf(layers: readonly StoredDrawing[], { canvasWidth, hidden = NONE }: Shown): Stroke[] {
  return layers.flatMap(({ id, layer_json }) => {
    const layer = hidden.has(id) ? null : parseLayer(layer_json);
    return layer ? namedStrokes(scaleLayer(layer, canvasWidth).strokes) : [];
  });
}
