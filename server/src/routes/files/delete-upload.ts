import * as v from 'valibot';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { removeRecord } from '../../registry/remove.ts';
import { objectKey } from '../../storage/storage.ts';
import { previewName, thumbName } from './stored-names.ts';

export const deleteUpload: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryUpload/delete',
  summary: 'Remove a stored file of one’s own, its pictures included',
  session: 'required',
  handle: remove,
};

/** A picture is a stored file. */
export const deleteImage: SignedInRoute = {
  ...deleteUpload,
  path: 'UploadImage/delete',
  summary: 'Remove a picture of one’s own, with what was drawn on it',
};

async function remove({ read, session, services, transact }: SignedInAsk): Promise<unknown> {
  const { id } = await read(v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a whole number')) }));
  const stored = await transact((tx) =>
    tx
      .selectFrom('library_upload')
      .where('id', '=', Number(id))
      .where('tenant_id', '=', session.tenantId)
      .select(['filename', 'earlier_names'])
      .executeTakeFirst(),
  );
  const removed = await removeRecord({ services, session }, 'LibraryUpload', id);
  const filenames = stored?.filename ? [stored.filename, ...stored.earlier_names] : [];
  for (const name of filenames.flatMap((filename) => [filename, thumbName(filename), previewName(filename)])) {
    await services.storage.delete(objectKey(session.tenantId, name));
  }
  return removed;
}
