import type { Uploaded } from '@fieldspan/contract/calls';
import { Refusal } from '../../http/errors.ts';
import type { SignedInAsk } from '../../http/route.ts';
import type { FileType } from '../../media/file-type.ts';
import { pictureOf } from '../../media/picture.ts';
import { objectKey } from '../../storage/storage.ts';
import type { Arrived } from './receive-file.ts';
import { newFilename, previewName, thumbName } from '../../storage/stored-names.ts';
import { findUpload, uploadColumns, uploaded } from './uploaded.ts';

type Accepted = { file: Arrived; type: FileType; clientKey: string | null };

/**
 * Stores an accepted file and its pictures, then inserts the row. If that fails, the stored objects are deleted again.
 */
export async function storeUpload(ask: SignedInAsk, { file, type, clientKey }: Accepted): Promise<Uploaded> {
  const { storage } = ask.services;
  const { tenantId, userId } = ask.session;
  const picture = await pictureOf(file.path, type);
  const filename = newFilename(type.ext);
  const key = (name: string) => objectKey(tenantId, name);
  const stored = [key(filename), key(thumbName(filename)), key(previewName(filename))];
  const discard = () => Promise.all(stored.map((name) => storage.delete(name)));
  try {
    if (picture?.thumb) await storage.put(key(thumbName(filename)), picture.thumb);
    if (picture?.preview) await storage.put(key(previewName(filename)), picture.preview);
    await storage.adopt(key(filename), file.path);
    const saved = await ask.transact((tx) =>
      tx
        .insertInto('library_upload')
        .values({
          tenant_id: tenantId,
          created_by: userId,
          client_key: clientKey,
          type: type.mime,
          filename,
          original_filename: file.name,
          thumb_filename: picture?.thumb ? thumbName(filename) : null,
          bytes: file.bytes,
          width: picture?.width ?? null,
          height: picture?.height ?? null,
          sha256: file.sha256,
        })
        .onConflict((conflict) => conflict.columns(['tenant_id', 'client_key']).doNothing())
        .returning(uploadColumns)
        .executeTakeFirst(),
    );
    if (saved) return uploaded(saved);
  } catch (error) {
    await discard();
    throw error;
  }
  // A second upload of the same file ran at the same time and was stored first; answer with its record.
  await discard();
  const copy = clientKey === null ? null : await findUpload(ask, clientKey);
  if (!copy) throw new Refusal('This file was already sent by somebody else.');
  return copy;
}
