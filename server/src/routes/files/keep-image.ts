import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { FlagText, WholeNumber } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';

const KeepImageSchema = v.object({ id: WholeNumber, do_not_clean: FlagText });
const KeepFileSchema = v.object({ id: WholeNumber });

export const keepImage: SignedInRoute = {
  verb: 'POST',
  path: 'UploadImage/save',
  summary: 'Keep a picture of one’s own for the whole company, as the pictures of forms are',
  session: 'required',
  takes: KeepImageSchema,
  async handle(ask) {
    const { id, do_not_clean } = await ask.read(KeepImageSchema);
    const kept = await keep(ask, { id, do_not_clean, type: 'image/%' });
    if (!kept) throw new Refusal('This picture was not found, or is not yours to keep.');
    return kept;
  },
};

export const keepFile: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryUpload/keep',
  summary: 'Keep a file of one’s own for the whole company, as the files of forms are',
  session: 'required',
  takes: KeepFileSchema,
  async handle(ask) {
    const { id } = await ask.read(KeepFileSchema);
    const kept = await keep(ask, { id, do_not_clean: 1, type: '%' });
    if (!kept) throw new Refusal('This file was not found, or is not yours to keep.');
    return kept;
  },
};

type Kept = { id: number; do_not_clean: 0 | 1; type: string };

/** Only who has sent it, and an Admin. */
const keep = ({ session, time, transact }: SignedInAsk, { id, do_not_clean, type }: Kept) =>
  transact((tx) =>
    tx
      .updateTable('library_upload')
      .set({ do_not_clean, updated_at: time.toISOString() })
      .where('id', '=', id)
      .where('tenant_id', '=', session.tenantId)
      .where('type', 'like', type)
      .where((is) => is.or([is('created_by', '=', session.userId), is(is.val(session.viewer.role), '=', 'Admin')]))
      .returning(['id as record_id', 'slug'])
      .executeTakeFirst(),
  );
