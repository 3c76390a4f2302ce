import { isApiError } from '@fieldspan/api/api-error';
import { isStoredDrawing, saveDrawing, type DrawnOn } from '@fieldspan/api/queries/drawings';
import { layerChangeText, layerText } from '@fieldspan/contract/layer-json';
import type { Stroke } from '@fieldspan/domain/drawing';
import { layerChange } from '@fieldspan/domain/merged-layer';

type Own = {
  /** Of the layer as it is stored; null where there is none yet. */
  id: number | null;
  canvasWidth: number;
  /** As this device last knew the layer. */
  stored: readonly Stroke[];
  strokes: readonly Stroke[];
};

/**
 * Stores one's own layer: what changed here is merged with what another tab or device stored meanwhile. One without a
 * stroke is not begun. A layer that was deleted meanwhile is begun anew. Answers its id.
 */
export async function storeOwnLayer(on: DrawnOn, own: Own): Promise<number | null> {
  const { id, canvasWidth, stored, strokes } = own;
  if (id === null) {
    if (strokes.length === 0) return null;
    return (await saveDrawing({ ...on, layer_json: layerText({ canvasWidth, strokes }) })).record_id;
  }
  try {
    const layer_json = layerChangeText(layerChange(canvasWidth, stored, strokes));
    return (await saveDrawing({ ...on, id, layer_json })).record_id;
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'refused' || (await isStoredDrawing(id))) throw error;
    return storeOwnLayer(on, { ...own, id: null });
  }
}
