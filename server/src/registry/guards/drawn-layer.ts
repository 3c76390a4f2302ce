import { mayWrite } from '@fieldspan/contract/access-rules';
import { layerText, parseLayer, parseLayerChange } from '@fieldspan/contract/layer-json';
import { facingPicture, type DrawingLayer, type LyingPicture } from '@fieldspan/domain/drawing';
import { mergedLayer, mergedWhole } from '@fieldspan/domain/merged-layer';
import type { DrawnPlace } from '../../bus/topic.ts';
import type { Services, Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import type { Tx } from '../../db/database.ts';
import type { Values, Write, Written } from '../entry.ts';

/**
 * A layer belongs to one picture or one sheet and cannot be moved. The saved layer is merged with the stored one, so
 * that no stroke from another device is lost. What was drawn before somebody turned the picture is turned like it.
 * @throws Refusal for anything else, and for a layer that no device could have drawn
 */
export async function checkLayer({ tx, session, before, values }: Write): Promise<void> {
  checkPlace(before, values);
  checkPublishing({ before, values, session });
  const { layer_json = null, image_id = null } = { ...before, ...values };
  if (typeof layer_json !== 'string' || parseLayer(layer_json) === null) throw unreadable();
  if (!('layer_json' in values)) return;
  const picture = typeof image_id === 'number' ? await pictureBelow(tx, session, image_id) : null;
  values['layer_json'] = merged(before, layer_json, picture);
}

/** The picture as it lies now; nobody turns it until the drawing is stored. */
async function pictureBelow(tx: Tx, { tenantId }: Session, id: number): Promise<LyingPicture | null> {
  const row = await tx
    .selectFrom('library_upload')
    .where('id', '=', id)
    .where('tenant_id', '=', tenantId)
    .select(['width', 'height', 'turns'])
    .forShare()
    .executeTakeFirst();
  if (!row || row.width === null || row.height === null) return null;
  return { size: { width: row.width, height: row.height }, turns: row.turns };
}

function checkPlace(before: Values | null, values: Values): void {
  const { image_id = null, canvas_id = null, sheet_id = null } = { ...before, ...values };
  if ([image_id, canvas_id, sheet_id].filter((id) => id !== null).length !== 1)
    throw new Refusal('A drawing belongs to one picture, one whiteboard or one sheet.');
  const isMoved = before !== null && PLACES.some((place) => place in values && before[place] !== values[place]);
  if (isMoved) throw new Refusal('A drawing stays on its picture.');
}

const PLACES = ['image_id', 'canvas_id', 'sheet_id'] as const;

/**
 * Marks on a plan begin as their author's own. Who may change the library publishes them; what is published is changed by
 * the same people.
 */
function checkPublishing({ before, values, session }: Pick<Write, 'before' | 'values' | 'session'>): void {
  const isOnSheet = ({ ...before, ...values }['sheet_id'] ?? null) !== null;
  if (!isOnSheet) {
    values['is_personal'] = 0;
    return;
  }
  if (before === null) values['is_personal'] ??= 1;
  else refuseOthers(before, values, session.userId);
  const isShared = { ...before, ...values }['is_personal'] === 0;
  if (isShared && !mayWrite('LibraryFile')(session.viewer))
    throw new Refusal(
      'Marks on plans are published and changed by people who may change the library. Yours are kept for you.',
    );
}

function refuseOthers(before: Values, values: Values, userId: number): void {
  const wasPersonal = before['is_personal'] === 1;
  if (wasPersonal && before['created_by'] !== userId)
    throw new Refusal('These marks are not published, so only their author changes them.');
  if (!wasPersonal && values['is_personal'] === 1)
    throw new Refusal('What is published stays published. Delete the layer to take it back.');
}

function merged(before: Values | null, sent: string, picture: LyingPicture | null): string {
  const stored = storedLayer(before);
  const change = faced(parseLayerChange(sent), picture);
  const whole = faced(parseLayer(sent), picture);
  if (whole === null || (stored === null && change === null && whole.turns === undefined)) return sent;
  const now = stored === null ? whole : change ? mergedLayer(stored, change) : mergedWhole(stored, whole);
  const text = layerText(picture ? { ...now, turns: picture.turns } : now);
  if (parseLayer(text) === null) throw unreadable();
  return text;
}

function storedLayer(before: Values | null): DrawingLayer | null {
  const text = before?.['layer_json'];
  return typeof text === 'string' ? parseLayer(text) : null;
}

const faced = <L extends DrawingLayer>(layer: L | null, picture: LyingPicture | null): L | null =>
  layer && picture ? facingPicture(layer, picture) : layer;

const unreadable = () =>
  new Refusal('This drawing cannot be read. It needs a width and strokes, with 200,000 points at most.');

/** Wakes everybody who has the picture or whiteboard open. */
export function wakeDrawers(
  { bus }: Pick<Services, 'bus'>,
  { tenantId }: Pick<Session, 'tenantId'>,
  row: Values,
): void {
  const drawnOn = placeOf(row);
  if (drawnOn) bus.publish({ tenantId, drawnOn });
}

export function tellDrawers({ services, session, before, values, afterCommit }: Written): void {
  afterCommit(async () => wakeDrawers(services, session, { ...before, ...values }));
}

function placeOf({ image_id, canvas_id, sheet_id }: Values): DrawnPlace | null {
  if (typeof sheet_id === 'number') return { kind: 'sheet', id: sheet_id };
  if (typeof canvas_id === 'number') return { kind: 'canvas', id: canvas_id };
  return typeof image_id === 'number' ? { kind: 'image', id: image_id } : null;
}
