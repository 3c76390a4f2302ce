import * as v from 'valibot';
import { sentence } from '../../http/sentence.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber, shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { postNotification } from '../../notify/post-notification.ts';
import type { Tx } from '../../db/database.ts';
import { proveSignature } from '../../forms/prove-signature.ts';
import { lockForm } from './lock-form.ts';
import { SignatureText, isSignedText, requireSeen } from './participant-input.ts';
import { LinkSchema, signerOf } from './signer-of.ts';

const SignSchema = v.object({
  ...LinkSchema.entries,
  slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')),
  name: shortText(300),
  signature_json: SignatureText,
  revision: v.optional(WholeNumber),
});

/** An invited participant signs, once: with the link alone, or as the user whom the invitation names. */
export const signForm: OpenRoute = {
  verb: 'POST',
  path: 'CompanyFormAcknowledgement/sign',
  before: 'terms',
  summary: 'Sign a form by the link of an invitation; without its token as the invited user',
  session: 'optional',
  takes: SignSchema,
  async handle({ read, services, session, time }) {
    const { name, signature_json, revision, ...link } = await read(SignSchema);
    if (!isSignedText(signature_json))
      throw new Refusal("You must sign the form to continue, or click 'Skip Signature'");
    const completed_at = time.toISOString();
    await services.db.system(async (tx) => {
      const signer = await signerOf(tx, link, session);
      if (signer.is_deactivated === 1)
        throw new Refusal('This form is no longer active, so nobody is asked to sign it.');
      const given = signer.has_preset_name ? signer.name : name;
      if (!given) throw new Refusal('Name is required.');
      const form = { tenantId: signer.tenant_id, formId: signer.form_id };
      const proof = { name: given, completed_at, signature_json };
      requireSeen({ completed_at, revision }, await lockForm(tx, form));
      const { numUpdatedRows: signed } = await tx
        .updateTable('company_form_acknowledgement')
        .set({
          name: given,
          signature_json,
          // Stores the form as it was when it was signed.
          form_json: signer.form_json,
          completed_at,
          is_invite: 0,
          updated_at: completed_at,
          ...(await proveSignature({ tx, storage: services.storage }, form, proof)),
        })
        .where('tenant_id', '=', signer.tenant_id)
        .where('id', '=', signer.id)
        .where('completed_at', 'is', null)
        .where('declined_at', 'is', null)
        .executeTakeFirst();
      if (signed === 0n) throw new Refusal('This form is signed already.');
      await tellInviter(tx, { ...signer, name: given }, link.slug);
    });
    services.push.wake();
    return { completed_at };
  },
};

type Signed = { tenant_id: number; form_id: number; recorded_by: number | null; name: string };

async function tellInviter(
  tx: Tx,
  { tenant_id: tenantId, form_id, recorded_by: userId, name }: Signed,
  slug: string,
): Promise<void> {
  if (userId === null) return;
  await postNotification(tx, {
    kind: 'forms',
    tenantId,
    userId,
    message: sentence`${name} signed a form`,
    link: `/form/view/${slug}`,
    about: { of: 'company_form', id: form_id },
  });
}
