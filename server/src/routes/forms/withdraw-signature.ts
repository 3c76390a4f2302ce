import * as v from 'valibot';
import { part, sentence } from '../../http/sentence.ts';
import type { Tx } from '../../db/database.ts';
import { Refusal, Unauthorised } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute } from '../../http/route.ts';
import { postNotification } from '../../notify/post-notification.ts';
import { LinkSchema, signerOf } from './signer-of.ts';

const Reason = v.pipe(shortText(1000), v.nonEmpty('must say why'));
const Slug = v.pipe(shortText(200), v.nonEmpty('must not be empty'));

/** Either with the link the person signed by, or, when signed in, with the slug of their own record. */
const WithdrawSchema = v.union([
  v.object({ ...LinkSchema.entries, slug: Slug, reason: Reason }),
  v.object({ id: Slug, reason: Reason }),
]);
type Withdrawal = v.InferOutput<typeof WithdrawSchema>;

/** A signer withdraws their own signature. It is kept, marked as withdrawn, with the reason. */
export const withdrawSignature: OpenRoute = {
  verb: 'POST',
  path: 'CompanyFormAcknowledgement/withdraw',
  before: 'terms',
  summary: 'Withdraw one’s own signature, with a reason: by its id (the slug), or by the link of the invitation',
  session: 'optional',
  takes: WithdrawSchema,
  async handle(ask) {
    const asked = await ask.read(WithdrawSchema);
    const withdrawn_at = ask.time.toISOString();
    await ask.services.db.system(async (tx) => {
      const own = await ownRecord(tx, ask, asked);
      const { numUpdatedRows } = await tx
        .updateTable('company_form_acknowledgement')
        .set({ withdrawn_at, withdrawn_reason: asked.reason, updated_at: withdrawn_at })
        .where('id', '=', own.id)
        .where('tenant_id', '=', own.tenant_id)
        .where('completed_at', 'is not', null)
        .where('withdrawn_at', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Refusal('There is no signature of yours here to withdraw.');
      await tellAuthor(tx, own, asked.reason);
    });
    ask.services.push.wake();
    return { withdrawn_at };
  },
};

type Own = { id: number; tenant_id: number; form_id: number; name: string | null };

async function ownRecord(tx: Tx, { session }: Ask, asked: Withdrawal): Promise<Own> {
  if ('slug' in asked) return signerOf(tx, asked, session);
  if (session === null) throw new Unauthorised();
  const own = await tx
    .selectFrom('company_form_acknowledgement')
    .where('tenant_id', '=', session.tenantId)
    .where('slug', '=', asked.id)
    .where('user_id', '=', session.userId)
    .select(['id', 'tenant_id', 'form_id', 'name'])
    .executeTakeFirst();
  if (!own) throw new Refusal('Only whoever signed can withdraw a signature.');
  return own;
}

async function tellAuthor(tx: Tx, { tenant_id: tenantId, form_id, name }: Own, reason: string): Promise<void> {
  const form = await tx
    .selectFrom('company_form')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', form_id)
    .select(['slug', 'created_by'])
    .executeTakeFirstOrThrow();
  if (form.created_by === null) return;
  const message = sentence`${name ?? part(sentence`Somebody`)} withdrew a signature: ${reason}`;
  await postNotification(tx, {
    kind: 'forms',
    tenantId,
    userId: form.created_by,
    message,
    link: `/form/view/${form.slug}`,
    about: { of: 'company_form', id: form_id },
  });
}
