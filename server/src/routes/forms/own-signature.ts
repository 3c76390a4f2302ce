import { personName } from '@fieldspan/domain/person-name';
import type { Tx } from '../../db/database.ts';
import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';
import { OWN_ALONE } from '../../registry/guards/signing.ts';
import type { ParticipantInput } from './participant-input.ts';

/**
 * Somebody who may read a form and not change it signs it for themselves: as their own user, in their own record, and
 * under the name of their account. Everybody else is added by whoever may change the form (decision 0160).
 * @throws Refusal for any other participant
 */
export async function requireOwnSignature(
  { tx, session }: { tx: Tx; session: Session },
  records: readonly ParticipantInput[],
): Promise<void> {
  const ownName = await nameOfUser(tx, session.userId);
  for (const record of records) {
    const isOwn = record.user_id === session.userId && record.completed_at !== null;
    if (!isOwn || (await isOfSomebodyElse({ tx, session }, record))) throw new Refusal(OWN_ALONE);
    record.name = ownName;
  }
}

async function nameOfUser(tx: Tx, userId: number): Promise<string> {
  const person = await tx
    .selectFrom('user')
    .where('id', '=', userId)
    .select(['first_name', 'last_name', 'email'])
    .executeTakeFirstOrThrow();
  return personName(person);
}

/** Whether the slug or the idempotency key leads to the record of another participant. */
async function isOfSomebodyElse(
  { tx, session }: { tx: Tx; session: Session },
  { form_id, slug, client_key }: ParticipantInput,
): Promise<boolean> {
  const other = await tx
    .selectFrom('company_form_acknowledgement')
    .where('tenant_id', '=', session.tenantId)
    .where('form_id', '=', form_id)
    .where('user_id', 'is distinct from', session.userId)
    .where((is) => is.or([is('slug', '=', slug ?? null), is('client_key', '=', client_key ?? null)]))
    .select('id')
    .executeTakeFirst();
  return other !== undefined;
}
