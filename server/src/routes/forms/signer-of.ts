import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { HasDeclined, Refusal, Unauthorised } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import { isEndedLink, opensLink } from './signing-link.ts';

/** The parameters of a signing link. */
export const LinkSchema = v.object({
  acknowledgement_slug: v.pipe(shortText(200), v.nonEmpty('must not be empty')),
  token: v.optional(shortText(200)),
});
export type Link = v.InferOutput<typeof LinkSchema> & { slug: string };

/** The same sentence for a wrong or expired link and for a withdrawn invitation, so that guessing reveals nothing. */
const NO_LINK = 'This link does not open a form any more. Ask whoever sent it for a new one.';

const DECLINED =
  'You declined to sign this form, so this link does not open it any more. Whoever asked you can ask you again.';

/**
 * The participant that a signing link belongs to.
 * @throws Refusal for a wrong or expired token, after declining, and for another person's invitation
 * @throws Unauthorised without token and session
 */
export async function signerOf(tx: Tx, link: Link, session: Session | null) {
  if (link.token === undefined && session === null) throw new Unauthorised();
  const signer = await findSigner(tx, link);
  await requireEntry(tx, signer, { token: link.token, userId: session?.userId });
  if (signer.opened_at === null) await noteOpened(tx, signer);
  return signer;
}

type Signer = Awaited<ReturnType<typeof findSigner>>;

async function findSigner(tx: Tx, link: Link) {
  const [signer, ...others] = await tx
    .selectFrom('company_form_acknowledgement as a')
    .innerJoin('company_form as f', 'f.id', 'a.form_id')
    .whereRef('f.tenant_id', '=', 'a.tenant_id')
    .where('f.slug', '=', link.slug)
    .where('a.acknowledgement_slug', '=', link.acknowledgement_slug)
    .select([
      'a.id',
      'a.tenant_id',
      'a.form_id',
      'a.user_id',
      'a.name',
      'a.company_name',
      'a.is_external_worker',
      'a.is_invite',
      'a.completed_at',
      'a.signature_json',
      'a.revision',
      'a.recorded_by',
      'a.opened_at',
      'a.declined_at',
      'f.is_deactivated',
      'f.form_json',
      sql<boolean>`coalesce(btrim(a.name), '') <> ''`.as('has_preset_name'),
    ])
    .limit(2)
    .execute();
  if (!signer || others.length > 0) throw new Refusal(NO_LINK);
  return signer;
}

async function requireEntry(
  tx: Tx,
  signer: Signer,
  { token, userId }: { token: string | undefined; userId: number | undefined },
): Promise<void> {
  const linked = { tenantId: signer.tenant_id, acknowledgementId: signer.id };
  const hasDeclined = signer.declined_at !== null;
  if (token !== undefined && !(await opensLink(tx, linked, token))) {
    if (hasDeclined && (await isEndedLink(tx, linked, token))) throw new HasDeclined(DECLINED);
    throw new Refusal(NO_LINK);
  }
  if (token === undefined && signer.user_id !== userId)
    throw new Refusal('This form was sent to somebody else to sign.');
  if (hasDeclined) throw new HasDeclined(DECLINED);
}

async function noteOpened(tx: Tx, { tenant_id, id }: Signer): Promise<void> {
  await tx
    .updateTable('company_form_acknowledgement')
    .set({ opened_at: new Date().toISOString() })
    .where('tenant_id', '=', tenant_id)
    .where('id', '=', id)
    .where('opened_at', 'is', null)
    .execute();
}
