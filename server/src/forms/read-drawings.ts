import { drawnOn } from '@fieldspan/domain/form/form-files';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import type { Tx } from '../db/database.ts';

/** The layers on one sheet or picture, oldest first, each as its layer_json. */
type Drawing = { canvas_id: number | null; image_id: number | null; layers: string[] };

/** A snapshot of the drawings in a form, stored with its revision: later strokes are not part of what was signed. */
export async function readDrawings(tx: Tx, tenantId: number, json: string | null): Promise<string> {
  const doc = parseForm(json);
  if (doc === null) return '[]';
  const { canvasIds, imageIds } = drawnOn(doc);
  if (canvasIds.length + imageIds.length === 0) return '[]';
  const rows = await tx
    .selectFrom('image_draw_layer')
    .where('tenant_id', '=', tenantId)
    .where((is) =>
      is.or([
        ...(canvasIds.length > 0 ? [is('canvas_id', 'in', canvasIds)] : []),
        ...(imageIds.length > 0 ? [is('image_id', 'in', imageIds)] : []),
      ]),
    )
    .select(['canvas_id', 'image_id', 'layer_json'])
    .orderBy('id')
    .execute();
  const drawings: Drawing[] = [];
  for (const { canvas_id, image_id, layer_json } of rows) {
    const known = drawings.find((drawing) => drawing.canvas_id === canvas_id && drawing.image_id === image_id);
    if (known) known.layers.push(layer_json ?? '');
    else drawings.push({ canvas_id, image_id, layers: [layer_json ?? ''] });
  }
  return JSON.stringify(drawings);
}
