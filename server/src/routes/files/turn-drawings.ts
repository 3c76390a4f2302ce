import { layerText, parseLayer } from '@fieldspan/contract/layer-json';
import { turnLayer, type QuarterTurn } from '@fieldspan/domain/drawing';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import type { PictureRow } from './picture-to-turn.ts';

/** Hundredths, so that four rotations bring every point back to within a tenth of a unit. */
const TURNED_PARTS = 100;

/** Nobody changes the drawings of a picture from now on; who does so afterwards finds the turned picture. */
export async function lockDrawings(tx: Tx, { tenantId }: Session, imageId: number): Promise<void> {
  await tx
    .selectFrom('image_draw_layer')
    .where('image_id', '=', imageId)
    .where('tenant_id', '=', tenantId)
    .select('id')
    .orderBy('id')
    .forUpdate()
    .execute();
}

/**
 * Rotates everybody's drawings with the picture, so that strokes stay on what they mark. A layer that cannot be parsed
 * is left unchanged.
 */
export async function turnDrawings(
  tx: Tx,
  { tenantId }: Session,
  { picture, turn, turns }: { picture: PictureRow; turn: QuarterTurn; turns: number },
): Promise<void> {
  const layers = await tx
    .selectFrom('image_draw_layer')
    .where('image_id', '=', picture.id)
    .where('tenant_id', '=', tenantId)
    .select(['id', 'layer_json'])
    .forUpdate()
    .execute();
  for (const { id, layer_json } of layers) {
    const layer = parseLayer(layer_json);
    if (!layer) continue;
    await tx
      .updateTable('image_draw_layer')
      .set({ layer_json: layerText({ ...turnLayer(layer, picture, turn), turns }, TURNED_PARTS) })
      .where('id', '=', id)
      .where('tenant_id', '=', tenantId)
      .execute();
  }
}
