import * as v from 'valibot';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { removeRecord } from '../../registry/remove.ts';

const DeleteSchema = v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a whole number')) });

export const deleteUpload: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryUpload/delete',
  summary: 'Move a stored file of one’s own to the trash; its bytes go when it is purged',
  session: 'required',
  takes: DeleteSchema,
  handle: remove,
};

/** A picture is a stored file like any other. */
export const deleteImage: SignedInRoute = {
  ...deleteUpload,
  path: 'UploadImage/delete',
  summary: 'Move a picture of one’s own to the trash, with what was drawn on it',
};

async function remove({ read, session, services }: SignedInAsk): Promise<unknown> {
  const { id } = await read(DeleteSchema);
  return removeRecord({ services, session }, 'LibraryUpload', { key: id, version: null });
}
