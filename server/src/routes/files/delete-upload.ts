import * as v from 'valibot';
import type { SignedInRoute } from '../../http/route.ts';
import { removeRecord } from '../../registry/remove.ts';
import { objectKey } from '../../storage/storage.ts';
import { previewName, thumbName } from './stored-names.ts';

export const deleteUpload: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryUpload/delete',
  summary: 'Remove a stored file of one’s own, its pictures included',
  session: 'required',
  async handle({ read, session, services, transact }) {
    const { id } = await read(v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'must be a whole number')) }));
    const stored = await transact((tx) =>
      tx
        .selectFrom('library_upload')
        .where('id', '=', Number(id))
        .where('tenant_id', '=', session.tenantId)
        .select('filename')
        .executeTakeFirst(),
    );
    const removed = await removeRecord({ services, session }, 'LibraryUpload', id);
    const filename = stored?.filename;
    if (!filename) return removed;
    for (const name of [filename, thumbName(filename), previewName(filename)]) {
      await services.storage.delete(objectKey(session.tenantId, name));
    }
    return removed;
  },
};
