import { sql } from 'kysely';
import type { SecondStep } from '@fieldspan/contract/signed-in';
import type { Tx } from '../../db/database.ts';
import { factorsOf } from '../../factors/own-factors.ts';
import { isTrustedDevice } from '../../factors/trusted-device.ts';
import { Refusal } from '../../http/errors.ts';
import { Reply } from '../../http/reply.ts';
import type { Place } from '../../http/session.ts';
import { newToken, tokenHash } from '../../http/token.ts';
import { signedIn } from './signed-in.ts';

const STEP_MINUTES = 10;

/** The person who signs in, and the tenant that becomes active. */
export type Entrant = { userId: number; tenantId?: number | undefined };

/**
 * Finishes the first step of a sign-in: opens a session or, if the person has a second factor, returns a token for the
 * second step.
 * @param entrant a person whose first factor has just been verified
 */
export async function signedInOrAsked(tx: Tx, entrant: Entrant, place: Place): Promise<Reply> {
  const { userId, tenantId } = entrant;
  const { vouchedBy, tabletId } = place;
  const { hasTotp, hasPasskey } = await factorsOf(tx, userId);
  const isAsked = (hasTotp || hasPasskey) && !(await isTrustedDevice(tx, userId, place.headers));
  if (!isAsked) return signedInAt(tx, entrant, place);
  const token = newToken();
  await tx
    .insertInto('sign_in_step')
    .values({
      user_id: userId,
      token_hash: tokenHash(token),
      tenant_id: tenantId ?? null,
      vouched_by: vouchedBy ?? null,
      tablet_id: tabletId ?? null,
      expires_at: sql<string>`now() + make_interval(mins => ${STEP_MINUTES})`,
    })
    .execute();
  const second_step: SecondStep = { token, has_totp: hasTotp, has_passkey: hasPasskey };
  return new Reply({ second_step });
}

async function signedInAt(tx: Tx, { userId, tenantId }: Entrant, place: Place): Promise<Reply> {
  if (tenantId !== undefined)
    await tx.updateTable('user').set({ tenant_id: tenantId }).where('id', '=', userId).execute();
  return signedIn(tx, userId, place);
}

/** @throws Refusal when the step has expired */
export async function personOfStep(tx: Tx, token: string): Promise<number> {
  const step = await tx
    .selectFrom('sign_in_step')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<string>`now()`)
    .select('user_id')
    .executeTakeFirst();
  if (!step) throw new Refusal('This took too long. Please sign in again.');
  return step.user_id;
}

/** After a correct second factor: uses up the step and opens the session. */
export async function endStep(tx: Tx, token: string, place: Place): Promise<Reply> {
  const { headers, address } = place;
  const step = await tx
    .deleteFrom('sign_in_step')
    .where('token_hash', '=', tokenHash(token))
    .where('expires_at', '>', sql<string>`now()`)
    .returning(['user_id', 'tenant_id', 'vouched_by', 'tablet_id'])
    .executeTakeFirst();
  if (!step) throw new Refusal('This took too long. Please sign in again.');
  await tx
    .deleteFrom('sign_in_step')
    .where('expires_at', '<', sql<string>`now()`)
    .execute();
  const entrant = { userId: step.user_id, tenantId: step.tenant_id ?? undefined };
  const rests = {
    ...(step.vouched_by !== null && { vouchedBy: step.vouched_by }),
    ...(step.tablet_id !== null && { tabletId: step.tablet_id }),
  };
  return signedInAt(tx, entrant, { headers, address, ...rests });
}
