import { mayWrite } from '@fieldspan/contract/access-rules';
import type { SigningForm, ShownForm } from '@fieldspan/contract/shown-form';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { Ask } from '../../http/route.ts';
import { openPublicLink } from '../../links/open-public-link.ts';
import { mayReadRecord } from '../../registry/may-read.ts';
import { shownForm } from './shown-form.ts';
import { LinkSchema, signerOf } from './signer-of.ts';

const AskedRevision = v.object({ revision: v.optional(WholeNumber) });

/** What a call about one form reads of its address: a revision, and the signing link if it came by one. */
export const AskedFormSchema = v.object({ ...AskedRevision.entries, ...v.partial(LinkSchema).entries });

export type AskedForm = { form: ShownForm; tenantId: number };

/** The form as its page shows it: with a signing link the form to sign, otherwise the filled form. */
export const askedForm = (ask: Ask): Promise<AskedForm> =>
  ask.query.has('acknowledgement_slug') ? toSign(ask) : page(ask);

/**
 * People who may read the record open it by its slug, even if its public link is off. Everybody else needs the public
 * link.
 */
async function page({ services, session, params, read, address }: Ask): Promise<AskedForm> {
  const slug = params['key'] ?? '';
  const { revision = null } = await read(AskedRevision);
  const { db, storage } = services;
  const own = session === null ? null : await db.as(session, (tx) => readableForm(tx, session, slug));
  const shown = await db.system(async (tx) => {
    if (own) {
      const looker = { as: 'reader', userId: session?.userId ?? 0, mayWrite: own.mayWrite, revision } as const;
      return { form: await shownForm({ tx, storage }, own, looker), tenantId: own.tenantId };
    }
    const found = await openPublicLink(tx, 'CompanyForm', slug);
    if (!found) return null;
    if (revision !== null) throw new Refusal('Earlier revisions are shown to people of the company and to signers.');
    const looker = { as: 'public', mayWrite: false, revision } as const;
    const { id: formId, tenantId } = found;
    return { form: await shownForm({ tx, storage }, { formId, tenantId }, looker), tenantId };
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
async function toSign({ services, session, params, read }: Ask): Promise<AskedForm & { form: SigningForm }> {
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
    const own = { ...shown, has_preset_name: signer.has_preset_name };
    return { form: { ...form, signer: own }, tenantId: signer.tenant_id };
  });
}
