import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { servedFormFile } from '../../forms/served-form-file.ts';
import { NotFound } from '../../http/errors.ts';
import type { OpenRoute } from '../../http/route.ts';
import { DownloadSchema } from '../files/serve-stored.ts';
import { FormFileName, serveFormFile } from './serve-form-file.ts';
import { opensLink } from './signing-link.ts';

const ParamsSchema = v.object({
  form: v.pipe(v.string(), v.maxLength(200)),
  acknowledgement: v.pipe(v.string(), v.maxLength(200)),
  token: v.pipe(v.string(), v.maxLength(200)),
  filename: FormFileName,
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
    const found = await ask.services.db.system(async (tx) => {
      const linked = await linkedTexts(tx, params.output);
      return linked && servedFormFile(tx, linked.texts, { tenantId: linked.tenantId, filename });
    });
    return serveFormFile(ask, found, filename);
  },
};

/** The texts of the form and of the revision that they signed, if the link is valid. */
async function linkedTexts(tx: Tx, { form, acknowledgement, token }: Wanted) {
  const [signer, ...others] = await tx
    .selectFrom('company_form_acknowledgement as a')
    .innerJoin('company_form as f', (on) => on.onRef('f.id', '=', 'a.form_id').onRef('f.tenant_id', '=', 'a.tenant_id'))
    .where('f.slug', '=', form)
    .where('a.acknowledgement_slug', '=', acknowledgement)
    .select(['a.id', 'a.tenant_id', 'a.form_id', 'a.revision', 'f.form_json'])
    .limit(2)
    .execute();
  if (!signer || others.length > 0) return null;
  if (!(await opensLink(tx, { tenantId: signer.tenant_id, acknowledgementId: signer.id }, token))) return null;
  const signed = await tx
    .selectFrom('company_form_revision')
    .where('tenant_id', '=', signer.tenant_id)
    .where('form_id', '=', signer.form_id)
    .where('revision', '=', signer.revision)
    .select('form_json')
    .execute();
  return { tenantId: signer.tenant_id, texts: [signer, ...signed].map(({ form_json }) => form_json) };
}
