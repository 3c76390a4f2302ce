import { tellDevice } from '@fieldspan/api/device/tell-device';
import { currentSession } from '@fieldspan/api/session';
import { layerText, parseLayer } from '@fieldspan/contract/layer-json';
import type { DrawingLayer } from '@fieldspan/domain/drawing';

/*
 * Unsaved drawings on the device, so that an empty battery or an expired session loses no stroke. They are separate for
 * each person, because tablets are shared.
 */

/** The key of a drawing: `image 7`, `canvas 3`, `loose`. */
type Place = string;

const keyOf = (place: Place) => `fieldspan.drawing.${currentSession()?.userId ?? 0}.${place}`;

/** null if nothing is stored. */
export function keptDrawing(place: Place): DrawingLayer | null {
  return parseLayer(localStorage.getItem(keyOf(place)));
}

/** If the device is full, the earlier state stays there and an alert says so; drawing continues. */
export function keepDrawing(place: Place, layer: DrawingLayer): void {
  try {
    localStorage.setItem(keyOf(place), layerText(layer));
  } catch {
    tellDevice('draftUnkept');
  }
}

export function forgetDrawing(place: Place): void {
  localStorage.removeItem(keyOf(place));
}
