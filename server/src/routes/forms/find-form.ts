import type { SigningForm, ShownForm } from '@fieldspan/contract/shown-form';
import { Refusal, Unauthorised } from '../../http/errors.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { readOne } from '../../registry/read.ts';
import { shownForm } from './shown-form.ts';
import { LinkSchema, signerOf } from './signer-of.ts';

/**
 * With `view=page` the page of a form, which needs no session: with a signing link what its holder is to sign, else the
 * filled form. Without it the record, as every model's find.
 */
export const findForm: OpenRoute = {
  verb: 'GET',
  path: 'CompanyForm/find/:key',
  summary:
    'One filled form; with view=page as its public page shows it, or a signing link (acknowledgement_slug, token)',
  session: 'optional',
  async handle(ask) {
    if (ask.query.get('view') !== 'page') return record(ask);
    return ask.query.has('acknowledgement_slug') ? toSign(ask) : page(ask);
  },
};

async function record({ session, services, params, query }: Ask) {
  if (session === null) throw new Unauthorised();
  const asked = { key: params['key'] ?? '', query: parseQuery(query) };
  return services.db.as(session, (tx) => readOne({ tx, identity: session }, 'CompanyForm', asked));
}

async function page({ services, params }: Ask): Promise<ShownForm> {
  const shown = await services.db.system((tx) => shownForm(tx, { slug: params['key'] ?? '' }));
  if (!shown) throw new Refusal('This form was not found.');
  const { tenantId: _tenantId, ...form } = shown;
  return form;
}

async function toSign({ services, session, params, read }: Ask): Promise<SigningForm> {
  const slug = params['key'] ?? '';
  const link = await read(LinkSchema);
  return services.db.system(async (tx) => {
    const signer = await signerOf(tx, { ...link, slug }, session);
    const shown = await shownForm(tx, { slug });
    if (!shown) throw new Refusal('This form was not found.');
    const { tenantId: _tenantId, ...form } = shown;
    const { name, company_name, is_external_worker, is_invite, completed_at, signature_json, has_preset_name } = signer;
    return {
      ...form,
      signer: { name, company_name, is_external_worker, is_invite, completed_at, signature_json, has_preset_name },
    };
  });
}
