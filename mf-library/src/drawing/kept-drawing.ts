import { tellDevice } from '@fieldspan/api/device/tell-device';
import { currentSession } from '@fieldspan/api/session';
import { layerText, parseLayer } from '@fieldspan/contract/layer-json';
import type { DrawingLayer } from '@fieldspan/domain/drawing';

/*
 * What somebody drew and has not stored yet, on the device: a battery that ends or a session that runs out takes no stroke.
 * Each person has their own, for a tablet goes from hand to hand.
 */

/** Where a drawing belongs: `image 7`, `canvas 3`, `loose`. */
type Place = string;

const keyOf = (place: Place) => `fieldspan.drawing.${currentSession()?.userId ?? 0}.${place}`;

/** null where nothing is kept. */
export function keptDrawing(place: Place): DrawingLayer | null {
  return parseLayer(localStorage.getItem(keyOf(place)));
}

/** If the device is full, what it has stays there and an alert says so; the drawing goes on. */
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
