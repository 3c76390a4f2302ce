import * as v from 'valibot';
import { Owing, Unauthorised } from '../../http/errors.ts';
import { OWES_TERMS } from '../../http/duties.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { AskedFormSchema, askedForm } from './asked-form.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { readOne } from '../../registry/read.ts';

/**
 * With `view=page` the page of a form, which needs no session: with a signing link the form to sign, otherwise the
 * filled form. Without `view` the record, like every model's find.
 */
export const findForm: OpenRoute = {
  verb: 'GET',
  path: 'CompanyForm/find/:key',
  before: 'terms',
  summary:
    'One filled form; with view=page as its page shows it (revision: an earlier one), or by a signing link (acknowledgement_slug, token)',
  session: 'optional',
  takes: v.object({
    view: v.optional(v.literal('page')),
    ...AskedFormSchema.entries,
  }),
  async handle(ask) {
    if (ask.query.get('view') !== 'page') return record(ask);
    const { form } = await askedForm(ask);
    return form;
  },
};

async function record({ session, services, params, query }: Ask) {
  if (session === null) throw new Unauthorised();
  if (session.owesTerms) throw new Owing(OWES_TERMS);
  const asked = { key: params['key'] ?? '', query: parseQuery(query) };
  return services.db.as(session, (tx) => readOne({ tx, identity: session }, 'CompanyForm', asked));
}
