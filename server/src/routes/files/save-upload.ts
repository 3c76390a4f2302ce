import type { Uploaded } from '@fieldspan/contract/calls';
import * as v from 'valibot';
import { BadRequest, Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { NOT_ACCEPTED, fileTypeOf } from '../../media/file-type.ts';
import { receiveFile } from './receive-file.ts';
import { storeUpload } from './store-upload.ts';
import { findUpload, uploadColumns, uploaded } from './uploaded.ts';

const FieldsSchema = v.object({
  id: v.optional(WholeNumber),
  original_filename: v.optional(v.pipe(shortText(200), v.nonEmpty('must not be empty'))),
  client_key: v.optional(v.pipe(shortText(100), v.nonEmpty('must not be empty'))),
});
type Fields = v.InferOutput<typeof FieldsSchema>;

export const saveUpload: SignedInRoute = {
  verb: 'POST',
  path: 'LibraryUpload/save',
  summary: 'Store a file (multipart, part `file`), or (with id, without a file) rename one',
  session: 'required',
  takes: FieldsSchema,
  files: true,
  async handle(ask) {
    if (ask.session.tenantId === 0) throw new Refusal('Choose an employer before you upload files.');
    return receiveFile(ask, async ({ file, fields }) => {
      const input = parseFields(fields);
      if (!file) return rename(ask, input);
      const earlier = input.client_key === undefined ? null : await findUpload(ask, input.client_key);
      if (earlier) return earlier;
      if (file.bytes === 0) throw new Refusal('The file is empty.');
      const type = await fileTypeOf(file.path, file.name);
      if (!type) throw new Refusal(NOT_ACCEPTED);
      return storeUpload(ask, { file, type, clientKey: input.client_key ?? null });
    });
  },
};

function parseFields(fields: ReadonlyMap<string, string>): Fields {
  const parsed = v.safeParse(FieldsSchema, Object.fromEntries(fields));
  if (parsed.success) return parsed.output;
  throw new BadRequest(...parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'The payload'} ${issue.message}.`));
}

async function rename({ session, transact }: SignedInAsk, { id, original_filename }: Fields): Promise<Uploaded> {
  if (id === undefined || original_filename === undefined) throw new Refusal('No file was sent.');
  const renamed = await transact((tx) =>
    tx
      .updateTable('library_upload')
      .set({ original_filename })
      .where('id', '=', id)
      .where('tenant_id', '=', session.tenantId)
      .where('created_by', '=', session.userId)
      .returning(uploadColumns)
      .executeTakeFirst(),
  );
  if (!renamed) throw new Refusal('This file was not found, or is not yours to rename.');
  return uploaded(renamed);
}
