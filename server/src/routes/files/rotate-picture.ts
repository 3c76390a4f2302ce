import { buffer } from 'node:stream/consumers';
import type { Uploaded } from '@fieldspan/contract/calls';
import * as v from 'valibot';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { mimeOfPicture, needsStandIn } from '../../media/file-type.ts';
import { turnPicture } from '../../media/turn-picture.ts';
import { modelOf } from '../../registry/parse-query.ts';
import { wakeDrawers } from '../../registry/guards/drawn-layer.ts';
import { objectKey } from '../../storage/storage.ts';
import { newFilename, previewName, thumbName } from '../../storage/stored-names.ts';
import { pictureToTurn, type PictureRow } from './picture-to-turn.ts';
import { lockDrawings, turnDrawings } from './turn-drawings.ts';
import { uploadColumns, uploaded } from './uploaded.ts';

const TURNED = new Set(['LibraryUpload', 'UploadImage']);

const FieldsSchema = v.object({
  id: WholeNumber,
  rotate_direction: v.picklist(['left', 'right'], 'must be left or right'),
});
type Turn = v.InferOutput<typeof FieldsSchema>['rotate_direction'];

/** The columns that describe the stored picture. */
type Stored = Pick<PictureRow, 'filename' | 'thumb_filename' | 'width' | 'height' | 'turns'>;

export const rotatePicture: SignedInRoute = {
  verb: 'POST',
  path: ':model/rotate',
  summary: 'Turn a stored picture by a quarter (rotate_direction: left or right), and what is drawn over it',
  session: 'required',
  takes: FieldsSchema,
  async handle(ask) {
    const name = modelOf(ask.params['model']);
    if (!TURNED.has(name)) throw new BadRequest(`There is no call ${name}/rotate.`);
    const { id, rotate_direction } = await ask.read(FieldsSchema);
    const before = await ask.transact((tx) => pictureToTurn(tx, ask.session, id));
    const after = await storeTurned(ask, before, rotate_direction);
    return noteTurned(ask, { before, after, turn: rotate_direction });
  },
};

/** Rotates the original file, never a rotated copy, so that repeated rotation loses no quality. */
async function storeTurned({ services, session }: SignedInAsk, before: PictureRow, turn: Turn): Promise<Stored> {
  const { storage } = services;
  const key = (name: string) => objectKey(session.tenantId, name);
  const turns = (before.turns + (turn === 'right' ? 1 : 3)) % 4;
  const sent = before.earlier_names[0] ?? before.filename;
  if (turns === 0) return { filename: sent, thumb_filename: thumbName(sent), ...sidesTurned(before), turns };
  const source = needsStandIn(mimeOfPicture(sent) ?? '') ? previewName(sent) : sent;
  const quarters = turns === 1 ? 1 : turns === 2 ? 2 : 3;
  const turned = await turnPicture(await buffer(await storage.get(key(source))), quarters);
  if (!turned) throw new Refusal('This kind of picture cannot be turned.');
  const filename = newFilename(turned.ext);
  await storage.put(key(thumbName(filename)), turned.thumb);
  await storage.put(key(filename), turned.bytes);
  return { filename, thumb_filename: thumbName(filename), width: turned.width, height: turned.height, turns };
}

const sidesTurned = ({ width, height }: PictureRow) => ({ width: height, height: width });

/**
 * Stores the picture's new name and its rotated drawings in one transaction, so that nobody sees one without the other.
 */
async function noteTurned(
  ask: SignedInAsk,
  { before, after, turn }: { before: PictureRow; after: Stored; turn: Turn },
): Promise<Uploaded> {
  const names = [before.filename, before.thumb_filename].flatMap((name) => name ?? []);
  const noted = await ask.transact(async (tx) => {
    // Before the picture, as a save does: each would otherwise wait for the other.
    await lockDrawings(tx, ask.session, before.id);
    const row = await tx
      .updateTable('library_upload')
      .set({
        ...after,
        type: mimeOfPicture(after.filename) ?? 'image/jpeg',
        earlier_names: [...new Set([...before.earlier_names, ...names])],
        updated_at: ask.time.toISOString(),
      })
      .where('id', '=', before.id)
      .where('tenant_id', '=', ask.session.tenantId)
      .where('filename', '=', before.filename)
      .returning(uploadColumns)
      .executeTakeFirst();
    if (row) await turnDrawings(tx, ask.session, { picture: before, turn, turns: after.turns });
    return row;
  });
  if (noted) {
    wakeDrawers(ask.services, ask.session, { image_id: before.id });
    return uploaded(noted);
  }
  throw new Refusal('Somebody else has just turned this picture. Look at it again.');
}
