import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { FlagText, WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';

const KeepImageSchema = v.object({ id: WholeNumber, do_not_clean: FlagText });

export const keepImage: SignedInRoute = {
  verb: 'POST',
  path: 'UploadImage/save',
  summary: 'Keep a picture of one’s own for the whole company, as the pictures of forms are',
  session: 'required',
  takes: KeepImageSchema,
  async handle({ read, session, time, transact }) {
    const { id, do_not_clean } = await read(KeepImageSchema);
    const kept = await transact((tx) =>
      tx
        .updateTable('library_upload')
        .set({ do_not_clean, updated_at: time.toISOString() })
        .where('id', '=', id)
        .where('tenant_id', '=', session.tenantId)
        .where('type', 'like', 'image/%')
        .where((is) => is.or([is('created_by', '=', session.userId), is(is.val(session.viewer.role), '=', 'Admin')]))
        .returning(['id as record_id', 'slug'])
        .executeTakeFirst(),
    );
    if (!kept) throw new Refusal('This picture was not found, or is not yours to keep.');
    return kept;
  },
};
