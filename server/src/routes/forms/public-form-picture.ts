import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { servedFormFile } from '../../forms/served-form-file.ts';
import { NotFound, Refusal } from '../../http/errors.ts';
import type { OpenRoute } from '../../http/route.ts';
import { openPublicLink } from '../../links/open-public-link.ts';
import { DownloadSchema } from '../files/serve-stored.ts';
import { FormFileName, serveFormFile } from './serve-form-file.ts';

const ParamsSchema = v.object({ form: v.pipe(v.string(), v.maxLength(200)), filename: FormFileName });

/**
 * Serves a picture of a filled form to whoever has the form's public link, as long as that is on. Only pictures of the
 * newest revision: files of the library and earlier revisions are for people of the company and for signers.
 */
export const publicFormPicture: OpenRoute = {
  verb: 'GET',
  path: 'resources/form-pages/:form/:filename',
  root: true,
  summary: 'A picture of a filled form, for its public page',
  session: 'none',
  takes: DownloadSchema,
  async handle(ask) {
    const params = v.safeParse(ParamsSchema, ask.params);
    if (!params.success) throw new NotFound();
    const { form, filename } = params.output;
    const page = await ask.services.db.system((tx) => openPage(tx, form));
    if (page === null) await ask.services.limits.take('public-slug', ask.address);
    const found =
      page && (await ask.services.db.system((tx) => servedFormFile(tx, [page.form_json], { ...page, filename })));
    return serveFormFile(ask, found?.type?.startsWith('image/') ? found : null, filename);
  },
};

/** Null for an address that opens nothing, also if its link was switched off or has ended. */
async function openPage(tx: Tx, slug: string) {
  const found = await openPublicLink(tx, 'CompanyForm', slug).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
  if (!found) return null;
  const { form_json } = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', found.tenantId)
    .where('id', '=', found.id)
    .select('form_json')
    .executeTakeFirstOrThrow();
  return { tenantId: found.tenantId, form_json };
}
