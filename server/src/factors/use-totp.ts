import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import { Refusal } from '../http/errors.ts';
import type { Ask } from '../http/route.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';

const WRONG =
  'This code is not right. It changes every 30 seconds: enter the one that shows now, and see that the clock of your phone is right.';
const USED = 'This code was used already. Please wait for the next one.';

const PENDING_MINUTES = 30;

const sealedFor = (userId: number) => `totp of ${userId}`;

/** Starts the setup of an authenticator app. The current one stays valid until a code of the new one is confirmed. */
export async function beginTotp(
  { services: { db, secrets } }: Ask,
  userId: number,
): Promise<{ secret: string; uri: string }> {
  const secret = newTotpSecret();
  const pending = { pending: secrets.seal(secret, sealedFor(userId)), pending_until: inMinutes(PENDING_MINUTES) };
  const { email } = await db.system(async (tx) => {
    await tx
      .insertInto('totp_factor')
      .values({ user_id: userId, secret: null, ...pending })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(pending))
      .execute();
    return tx.selectFrom('user').where('id', '=', userId).select('email').executeTakeFirstOrThrow();
  });
  return { secret, uri: totpUri(secret, email) };
}

/** @throws Refusal for a wrong code */
export async function confirmTotp(
  { services: { secrets }, time }: Ask,
  tx: Tx,
  typed: { userId: number; code: string },
) {
  const { userId, code } = typed;
  const factor = await tx
    .selectFrom('totp_factor')
    .where('user_id', '=', userId)
    .where('pending_until', '>', sql<string>`now()`)
    .select('pending')
    .forUpdate()
    .executeTakeFirst();
  if (!factor?.pending) throw new Refusal('This took too long. Please begin again with a new code to scan.');
  const step = totpStep(secrets.open(factor.pending, sealedFor(userId)), code, time);
  if (step === null) throw new Refusal(WRONG);
  await tx
    .updateTable('totp_factor')
    .set({
      secret: factor.pending,
      pending: null,
      pending_until: null,
      last_step: step,
      created_at: sql<string>`now()`,
    })
    .where('user_id', '=', userId)
    .execute();
}

/**
 * Accepts each code of the person's authenticator app only once.
 * @throws Refusal for a wrong code, or for one of a time step that was already used
 */
export async function checkTotp({ services, time }: Ask, userId: number, code: string): Promise<void> {
  const { db, secrets } = services;
  const factor = await db.system((tx) =>
    tx.selectFrom('totp_factor').where('user_id', '=', userId).select('secret').executeTakeFirst(),
  );
  if (!factor?.secret) throw new Refusal('You have no authenticator app set up.');
  const step = totpStep(secrets.open(factor.secret, sealedFor(userId)), code, time);
  if (step === null) throw new Refusal(WRONG);
  const used = await db.system((tx) =>
    tx
      .updateTable('totp_factor')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('secret', '=', factor.secret)
      // Checked in the update, so that only one of two simultaneous uses succeeds.
      .where('last_step', '<', step)
      .returning('user_id')
      .executeTakeFirst(),
  );
  if (!used) throw new Refusal(USED);
}

function inMinutes(minutes: number) {
  return sql<string>`now() + make_interval(mins => ${minutes})`;
}
