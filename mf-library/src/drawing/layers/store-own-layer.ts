import { deleteDrawing, saveDrawing, type DrawnOn } from '@fieldspan/api/queries/drawings';
import { layerText } from '@fieldspan/contract/layer-json';
import type { Stroke } from '@fieldspan/domain/drawing';

type Own = {
  /** Of the layer as it is stored; null where there is none yet. */
  id: number | null;
  canvasWidth: number;
  strokes: readonly Stroke[];
};

/** Stores one's own layer; one without a stroke is none. Answers its id. */
export async function storeOwnLayer(on: DrawnOn, { id, canvasWidth, strokes }: Own): Promise<number | null> {
  if (strokes.length === 0) {
    if (id !== null) await deleteDrawing(id);
    return null;
  }
  const layer_json = layerText({ canvasWidth, strokes });
  const { record_id } = await saveDrawing({ ...on, ...(id !== null && { id }), layer_json });
  return record_id;
}
