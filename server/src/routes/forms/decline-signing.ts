import * as v from 'valibot';
import { part, sentence } from '../../http/sentence.ts';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { postNotification } from '../../notify/post-notification.ts';
import { LinkSchema, signerOf } from './signer-of.ts';
import { endLinks } from './signing-link.ts';

const DeclineSchema = v.object({
  ...LinkSchema.entries,
  slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')),
  reason: v.pipe(shortText(1000), v.nonEmpty('must say why')),
});

/** An invited participant says that they do not sign, and why. Their links open nothing any more until they are asked again. */
export const declineSigning: OpenRoute = {
  verb: 'POST',
  path: 'CompanyFormAcknowledgement/decline',
  before: 'terms',
  summary: 'Decline to sign a form, with a reason: by the link of the invitation, or as the invited user',
  session: 'optional',
  takes: DeclineSchema,
  async handle({ read, services, session, time }) {
    const { reason, ...link } = await read(DeclineSchema);
    const declined_at = time.toISOString();
    await services.db.system(async (tx) => {
      const signer = await signerOf(tx, link, session);
      const { numUpdatedRows: declined } = await tx
        .updateTable('company_form_acknowledgement')
        .set({ declined_at, declined_reason: reason, updated_at: declined_at })
        .where('tenant_id', '=', signer.tenant_id)
        .where('id', '=', signer.id)
        .where('is_invite', '=', 1)
        .where('completed_at', 'is', null)
        .where('declined_at', 'is', null)
        .executeTakeFirst();
      if (declined === 0n) throw new Refusal('There is no invitation here to decline.');
      await endLinks(tx, { tenantId: signer.tenant_id, acknowledgementId: signer.id });
      await tellOfRefusal(tx, signer, reason);
    });
    services.push.wake();
    return { declined_at };
  },
};

type Declined = { tenant_id: number; form_id: number; recorded_by: number | null; name: string | null };

/** Tells the form's author, and whoever invited if that is somebody else. */
async function tellOfRefusal(tx: Tx, signer: Declined, reason: string): Promise<void> {
  const { tenant_id: tenantId, form_id, recorded_by, name } = signer;
  const form = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', form_id)
    .select(['slug', 'created_by', 'child_template_description'])
    .executeTakeFirstOrThrow();
  const who = name || part(sentence`Somebody`);
  const message = sentence`${who} declined to sign ${form.child_template_description ?? part(sentence`a form`)}: ${reason}`;
  const news = { kind: 'forms', tenantId, message, link: `/form/view/${form.slug}` } as const;
  for (const userId of new Set([form.created_by, recorded_by]))
    if (userId !== null) await postNotification(tx, { ...news, userId, about: { of: 'company_form', id: form_id } });
}
