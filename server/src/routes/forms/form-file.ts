import { filesOf } from '@fieldspan/domain/form/form-files';
import { parseForm } from '@fieldspan/domain/form/parse-form';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { NotFound } from '../../http/errors.ts';
import type { OpenRoute } from '../../http/route.ts';
import { mimeOfPicture } from '../../media/file-type.ts';
import { DownloadSchema, serveStored, shownAs } from '../files/serve-stored.ts';
import { opensLink } from './signing-link.ts';

const ParamsSchema = v.object({
  form: v.pipe(v.string(), v.maxLength(200)),
  acknowledgement: v.pipe(v.string(), v.maxLength(200)),
  token: v.pipe(v.string(), v.maxLength(200)),
  filename: v.pipe(v.string(), v.regex(/^[0-9a-z]{2}[0-9a-z.]{0,200}$/)),
});
type Wanted = v.InferOutput<typeof ParamsSchema>;

/**
 * Serves a picture or file of a form to somebody with a signing link, so that they see what they sign. The link opens
 * only the files of that form.
 */
export const formFile: OpenRoute = {
  verb: 'GET',
  path: 'resources/forms/:form/:acknowledgement/:token/:filename',
  root: true,
  summary: 'A picture or file of a form, by the signing link that asks to sign it',
  session: 'none',
  takes: DownloadSchema,
  async handle(ask) {
    const params = v.safeParse(ParamsSchema, ask.params);
    if (!params.success) throw new NotFound();
    const { filename } = params.output;
    const found = await ask.services.db.system((tx) => fileOf(tx, params.output));
    const mime = found?.filename === filename ? found.type : mimeOfPicture(filename);
    const resource =
      found && (await shownAs(ask.services, { tenantId: found.tenant_id, filename, mime, name: found.name }));
    if (!resource) throw new NotFound();
    return serveStored(ask, resource);
  },
};

async function fileOf(tx: Tx, wanted: Wanted) {
  const texts = await linkedTexts(tx, wanted);
  const files = texts.forms.flatMap((json) => filesOf(parseForm(json) ?? NO_FORM));
  const file = files.find(({ filename }) => filename === wanted.filename);
  if (!file || texts.tenantId === null) return null;
  const upload = await tx
    .selectFrom('library_upload')
    .where('tenant_id', '=', texts.tenantId)
    .where('id', '=', file.uploadId)
    .select(['tenant_id', 'type', 'filename', 'earlier_names', 'original_filename as name', 'do_not_clean'])
    .executeTakeFirst();
  if (!upload || ![upload.filename, ...upload.earlier_names].includes(wanted.filename)) return null;
  // A template's own files were chosen for the whole company, so only those that the company keeps (`do_not_clean`) are
  // served.
  return file.isTemplates && upload.do_not_clean !== 1 ? null : upload;
}

const NO_FORM = { sections: [], byId: new Map(), answers: new Map() };

/** The texts of the form and its revisions, if the link is valid. */
async function linkedTexts(tx: Tx, { form, acknowledgement, token }: Wanted) {
  const none = { tenantId: null, forms: [] };
  const [signer, ...others] = await tx
    .selectFrom('company_form_acknowledgement as a')
    .innerJoin('company_form as f', (on) => on.onRef('f.id', '=', 'a.form_id').onRef('f.tenant_id', '=', 'a.tenant_id'))
    .where('f.slug', '=', form)
    .where('a.acknowledgement_slug', '=', acknowledgement)
    .select(['a.id', 'a.tenant_id', 'a.form_id', 'f.form_json'])
    .limit(2)
    .execute();
  if (!signer || others.length > 0) return none;
  if (!(await opensLink(tx, { tenantId: signer.tenant_id, acknowledgementId: signer.id }, token))) return none;
  const revisions = await tx
    .selectFrom('company_form_revision')
    .where('tenant_id', '=', signer.tenant_id)
    .where('form_id', '=', signer.form_id)
    .select('form_json')
    .execute();
  return { tenantId: signer.tenant_id, forms: [signer, ...revisions].map(({ form_json }) => form_json) };
}
