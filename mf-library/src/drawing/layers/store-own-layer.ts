import { isApiError } from '@fieldspan/api/api-error';
import { isStoredDrawing, saveDrawing, type DrawnOn } from '@fieldspan/api/queries/drawings';
import { layerChangeText, layerText } from '@fieldspan/contract/layer-json';
import type { Stroke } from '@fieldspan/domain/drawing';
import { layerChange } from '@fieldspan/domain/merged-layer';

type Own = {
  /** Id of the stored layer; null if there is none yet. */
  id: number | null;
  canvasWidth: number;
  /** The layer as this device last knew it. */
  stored: readonly Stroke[];
  strokes: readonly Stroke[];
};

/**
 * Stores one's own layer: local changes are merged with those that another tab or device has stored meanwhile. A layer
 * without strokes is not created; one that was deleted meanwhile is created again.
 * @returns its id
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
