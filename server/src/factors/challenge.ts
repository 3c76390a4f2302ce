import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { FactorTables } from '../db/factor-tables.ts';

const MINUTES = 5;

/**
 * The purpose and the person of a challenge; userId is null while the person is unknown (sign-in with only a passkey).
 */
export type ChallengeUse = { purpose: FactorTables['passkey_challenge']['purpose']; userId: number | null };

/** Stores a challenge that an authenticator has to sign. */
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

/**
 * Deletes the challenge, so that it works only once.
 * @returns whether it existed for this use and had not expired
 */
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
