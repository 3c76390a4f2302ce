import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { FactorTables } from '../db/factor-tables.ts';

const MINUTES = 5;

/** For what, and of whom; null while nobody is known (a sign-in by passkey alone). */
export type ChallengeUse = { purpose: FactorTables['passkey_challenge']['purpose']; userId: number | null };

/** Keeps what an authenticator is asked to sign. */
export async function keepChallenge(db: Database, challenge: string, { purpose, userId }: ChallengeUse): Promise<void> {
  await db.system(async (tx) => {
    await tx
      .deleteFrom('passkey_challenge')
      .where('expires_at', '<', sql<string>`now()`)
      .execute();
    await tx
      .insertInto('passkey_challenge')
      .values({
        challenge,
        purpose,
        user_id: userId,
        expires_at: sql<string>`now() + make_interval(mins => ${MINUTES})`,
      })
      .execute();
  });
}

/** @returns whether it was asked for this use a moment ago; it is gone now, whatever becomes of the answer */
export async function takeChallenge(
  db: Database,
  challenge: string,
  { purpose, userId }: ChallengeUse,
): Promise<boolean> {
  const taken = await db.system((tx) =>
    tx
      .deleteFrom('passkey_challenge')
      .where('challenge', '=', challenge)
      .where('purpose', '=', purpose)
      .where('user_id', 'is not distinct from', userId)
      .where('expires_at', '>', sql<string>`now()`)
      .returning('challenge')
      .executeTakeFirst(),
  );
  return taken !== undefined;
}
