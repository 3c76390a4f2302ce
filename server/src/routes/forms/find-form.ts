import { mayWrite } from '@fieldspan/contract/access-rules';
import type { SigningForm, ShownForm } from '@fieldspan/contract/shown-form';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Owing, Refusal, Unauthorised } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import { OWES_TERMS } from '../../http/duties.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { openPublicLink } from '../../links/open-public-link.ts';
import { mayReadRecord } from '../../registry/may-read.ts';
import { parseQuery } from '../../registry/parse-query.ts';
import { readOne } from '../../registry/read.ts';
import { shownForm } from './shown-form.ts';
import { LinkSchema, signerOf } from './signer-of.ts';

const AskedRevision = v.object({ revision: v.optional(WholeNumber) });

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
    ...AskedRevision.entries,
    ...v.partial(LinkSchema).entries,
  }),
  async handle(ask) {
    if (ask.query.get('view') !== 'page') return record(ask);
    return ask.query.has('acknowledgement_slug') ? toSign(ask) : page(ask);
  },
};

async function record({ session, services, params, query }: Ask) {
  if (session === null) throw new Unauthorised();
  if (session.owesTerms) throw new Owing(OWES_TERMS);
  const asked = { key: params['key'] ?? '', query: parseQuery(query) };
  return services.db.as(session, (tx) => readOne({ tx, identity: session }, 'CompanyForm', asked));
}

/**
 * People who may read the record open it by its slug, even if its public link is off. Everybody else needs the public
 * link.
 */
async function page({ services, session, params, read, address }: Ask): Promise<ShownForm> {
  const slug = params['key'] ?? '';
  const { revision = null } = await read(AskedRevision);
  const { db, storage } = services;
  const own = session === null ? null : await db.as(session, (tx) => readableForm(tx, session, slug));
  const shown = await db.system(async (tx) => {
    if (own) {
      const looker = { as: 'reader', userId: session?.userId ?? 0, mayWrite: own.mayWrite, revision } as const;
      return shownForm({ tx, storage }, own, looker);
    }
    const found = await openPublicLink(tx, 'CompanyForm', slug);
    if (!found) return null;
    if (revision !== null) throw new Refusal('Earlier revisions are shown to people of the company and to signers.');
    const looker = { as: 'public', mayWrite: false, revision } as const;
    return shownForm({ tx, storage }, { formId: found.id, tenantId: found.tenantId }, looker);
  });
  if (shown) return shown;
  // Outside the transaction, because counting uses a connection of its own.
  await services.limits.take('public-slug', address);
  throw new Refusal('This form was not found.');
}

async function readableForm(tx: Tx, session: Session, slug: string) {
  const { tenantId, userId, viewer } = session;
  const form = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', tenantId)
    .where('slug', '=', slug)
    .select(['id', 'created_by'])
    .executeTakeFirst();
  if (!form || !(await mayReadRecord({ tx, identity: session }, 'CompanyForm', form.id))) return null;
  const isWriter = form.created_by === userId || mayWrite('CompanyForm')(viewer);
  return { formId: form.id, tenantId, mayWrite: isWriter };
}

/** A signer may see the newest revision and the one they signed. */
async function toSign({ services, session, params, read }: Ask): Promise<SigningForm> {
  const slug = params['key'] ?? '';
  const link = await read(LinkSchema);
  const { revision = null } = await read(AskedRevision);
  const { db, storage } = services;
  return db.system(async (tx) => {
    const signer = await signerOf(tx, { ...link, slug }, session);
    const asked = signer.completed_at === null ? null : (revision ?? signer.revision);
    const looker = { as: 'signer', signerId: signer.id, mayWrite: false, revision: asked } as const;
    const form = await shownForm({ tx, storage }, { formId: signer.form_id, tenantId: signer.tenant_id }, looker);
    const shown = form.participants.find(({ own_slug }) => own_slug !== null);
    if (!shown) throw new Refusal('This form has no such revision.');
    return { ...form, signer: { ...shown, has_preset_name: signer.has_preset_name } };
  });
}
