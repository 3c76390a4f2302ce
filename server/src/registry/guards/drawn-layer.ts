import { layerText, parseLayer, parseLayerChange } from '@fieldspan/contract/layer-json';
import { mergedLayer } from '@fieldspan/domain/merged-layer';
import { Refusal } from '../../http/errors.ts';
import type { Values, Write } from '../entry.ts';

/**
 * A layer belongs to one picture or one sheet and cannot be moved. The saved layer is merged with the stored one, so
 * that no stroke from another device is lost.
 * @throws Refusal for anything else, and for a layer that no device could have drawn
 */
export function checkLayer({ before, values }: Write): void {
  checkPlace(before, values);
  const { layer_json = null } = { ...before, ...values };
  if (typeof layer_json !== 'string' || parseLayer(layer_json) === null) throw unreadable();
  if ('layer_json' in values) values['layer_json'] = merged(before, layer_json);
}

function checkPlace(before: Values | null, values: Values): void {
  const { image_id = null, canvas_id = null } = { ...before, ...values };
  if ((image_id === null) === (canvas_id === null))
    throw new Refusal('A drawing belongs to one picture or one whiteboard.');
  const isMoved = before !== null && (before['image_id'] !== image_id || before['canvas_id'] !== canvas_id);
  if (isMoved) throw new Refusal('A drawing stays on its picture.');
}

function merged(before: Values | null, sent: string): string {
  const change = parseLayerChange(sent);
  if (change === null) return sent;
  const stored = parseLayer(typeof before?.['layer_json'] === 'string' ? before['layer_json'] : null);
  const text = layerText(stored === null ? change : mergedLayer(stored, change));
  if (parseLayer(text) === null) throw unreadable();
  return text;
}

const unreadable = () =>
  new Refusal('This drawing cannot be read. It needs a width and strokes, with 200,000 points at most.');
