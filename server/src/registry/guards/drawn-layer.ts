import { parseLayer } from '@fieldspan/contract/layer-json';
import { Refusal } from '../../http/errors.ts';
import type { Write } from '../entry.ts';

/**
 * A layer lies on one thing, a picture or a sheet, and stays there.
 * @throws Refusal for anything else, and for what no device could draw
 */
export function checkLayer({ before, values }: Write): void {
  const { image_id = null, canvas_id = null, layer_json = null } = { ...before, ...values };
  if ((image_id === null) === (canvas_id === null))
    throw new Refusal('A drawing belongs to one picture or one whiteboard.');
  const isMoved = before !== null && (before['image_id'] !== image_id || before['canvas_id'] !== canvas_id);
  if (isMoved) throw new Refusal('A drawing stays on its picture.');
  if (typeof layer_json !== 'string' || parseLayer(layer_json) === null)
    throw new Refusal('This drawing cannot be read. It needs a width and strokes, with 200,000 points at most.');
}
