import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { proveSignature } from '../../forms/prove-signature.ts';
import { secretSlug } from '../../registry/slug.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ParticipantInput } from './participant-input.ts';

/**
 * `isNewInvite`: this call created an invitation that must be sent; false for a retry. `signedBefore`: the name of a
 * person who had already signed and has signed again, otherwise null.
 */
export type Stored = { id: number; isNewInvite: boolean; signedBefore: string | null };

/** `storage` is needed because the signature's hash covers the bytes of the form's pictures. */
type Work = { tx: Tx; session: Session; storage: Storage };

/**
 * Stores one participant as a new record or in the existing one. A signature completes an invitation. The first
 * signature is kept, whatever is sent later.
 */
export async function storeParticipant(work: Work, input: ParticipantInput): Promise<Stored> {
  const { tx, session } = work;
  const known = await earlierRecord(work, input);
  if (!known) return { id: await insert(work, input), isNewInvite: input.is_invite === 1, signedBefore: null };
  const found = { id: known.id, isNewInvite: false, signedBefore: null };
  if (input.completed_at === null) return found;
  if (known.completed_at !== null) return isRepeat(input, known) ? found : { ...found, signedBefore: nameOf(known) };
  const name = input.name || known.name;
  await tx
    .updateTable('company_form_acknowledgement')
    .set({
      signature_json: input.signature_json,
      completed_at: input.completed_at,
      is_invite: 0,
      declined_at: null,
      declined_reason: null,
      recorded_by: session.userId,
      name,
      company_name: input.company_name || known.company_name,
      ...(await proofOf(work, { ...input, name })),
      updated_at: new Date().toISOString(),
    })
    .where('tenant_id', '=', session.tenantId)
    .where('id', '=', known.id)
    .execute();
  return found;
}

type Known = NonNullable<Awaited<ReturnType<typeof earlierRecord>>>;

/** A retry of the same signature. */
function isRepeat({ client_key, signature_json }: ParticipantInput, known: Known): boolean {
  return known.signature_json === signature_json || (client_key !== undefined && known.client_key === client_key);
}

const nameOf = ({ name, email }: Known): string => name || email || 'A participant';

/** Finds an existing record by slug or idempotency key, or by the person: a user or an e-mail address. */
async function earlierRecord({ tx, session }: Work, { form_id, slug, client_key, user_id, email }: ParticipantInput) {
  const [known] = await tx
    .selectFrom('company_form_acknowledgement')
    .where('tenant_id', '=', session.tenantId)
    .where('form_id', '=', form_id)
    // Somebody who signed an earlier revision, or withdrew the signature, gets a new record; the old signature is kept.
    .where((is) =>
      is.or([
        is('completed_at', 'is', null),
        ...(client_key === undefined ? [] : [is('client_key', '=', client_key)]),
        is.and([
          is('withdrawn_at', 'is', null),
          is('revision', '=', (sub) =>
            sub
              .selectFrom('company_form')
              .where('tenant_id', '=', session.tenantId)
              .where('id', '=', form_id)
              .select('revision'),
          ),
        ]),
      ]),
    )
    .where((is) =>
      is.or([
        ...(slug === undefined ? [] : [is('slug', '=', slug)]),
        ...(client_key === undefined ? [] : [is('client_key', '=', client_key)]),
        ...(user_id === null ? [] : [is('user_id', '=', user_id)]),
        ...(user_id === null && email ? [is.and([is('user_id', 'is', null), is('email', '=', email)])] : []),
      ]),
    )
    .select(['id', 'completed_at', 'name', 'email', 'company_name', 'signature_json', 'client_key'])
    .orderBy('completed_at')
    .limit(1)
    .execute();
  return known;
}

/** Empty for a participant who has not signed yet. */
async function proofOf({ tx, session, storage }: Work, { form_id: formId, ...given }: ParticipantInput) {
  if (given.completed_at === null) return {};
  return proveSignature({ tx, storage }, { tenantId: session.tenantId, formId }, given);
}

async function insert(work: Work, input: ParticipantInput): Promise<number> {
  const { tx, session } = work;
  const { slug: _slug, revision: _revision, ...values } = input;
  const secret = secretSlug();
  const { id } = await tx
    .insertInto('company_form_acknowledgement')
    .values({
      ...values,
      tenant_id: session.tenantId,
      slug: secret,
      acknowledgement_slug: secret,
      client_key: input.client_key ?? null,
      is_external_worker: input.user_id === null ? 1 : 0,
      is_invite: input.completed_at === null ? input.is_invite : 0,
      recorded_by: session.userId,
      ...(await proofOf(work, input)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
