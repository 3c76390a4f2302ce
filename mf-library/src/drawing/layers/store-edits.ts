import { saveDrawing } from '@fieldspan/api/queries/drawings';
import type { DrawnOn } from '@fieldspan/contract/drawing-calls';
import { layerChangeText } from '@fieldspan/contract/layer-json';
import { changesOf, type Edit, type SheetUnits } from '../marks/board.ts';

/** Each layer's changes as a payload of ImageDrawLayer/save. */
export function payloadsOf(on: DrawnOn, sheet: SheetUnits, edits: readonly Edit[]) {
  return [...changesOf(sheet, edits)].map(([layer, change]) =>
    Object.assign({ layer_json: layerChangeText(change) }, on, layer !== null && { id: layer }),
  );
}

/**
 * Stores edits by mark: the server merges them with what other tabs, devices and people have stored meanwhile. Storing
 * them twice is storing them once.
 */
export async function storeEdits(on: DrawnOn, sheet: SheetUnits, edits: readonly Edit[]): Promise<void> {
  for (const payload of payloadsOf(on, sheet, edits)) await saveDrawing(payload);
}
