import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { TooMany } from '../http/errors.ts';

/** Limits for code guesses over all IP addresses, because a code has only six digits. */
const PER_QUARTER = 10;
const PER_DAY = 50;

/** After this many wrong codes in 15 minutes the owner is told that somebody may know the password. */
const TELLS_AT = 5;

/**
 * Counts a guess before it is checked. Passkeys cannot be guessed and are not counted.
 * @returns whether the owner of the account should be told now
 * @throws TooMany
 */
export async function countGuess(db: Database, userId: number): Promise<{ isSuspicious: boolean }> {
  const { quarter, day } = await db.system(async (tx) => {
    // An advisory lock, so that each of several simultaneous guesses sees the ones before it.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`guess ${userId}`}, 0))`.execute(tx);
    await tx.insertInto('factor_attempt').values({ user_id: userId }).execute();
    return tx
      .selectFrom('factor_attempt')
      .where('user_id', '=', userId)
      .where('created_at', '>', sql<string>`now() - interval '1 day'`)
      .select(({ fn }) => [
        fn.countAll<number>().as('day'),
        fn
          .countAll<number>()
          .filterWhere('created_at', '>', sql<string>`now() - interval '15 minutes'`)
          .as('quarter'),
      ])
      .executeTakeFirstOrThrow();
  });
  if (quarter > PER_QUARTER)
    throw new TooMany('Too many wrong codes. Please wait a quarter of an hour, or use a passkey.', 15 * 60);
  if (day > PER_DAY) throw new TooMany('Too many wrong codes today. Use a passkey, or try again tomorrow.', 24 * 3600);
  return { isSuspicious: quarter === TELLS_AT };
}

/** Clears the counter after a correct code. */
export async function forgiveGuesses(db: Database, userId: number): Promise<void> {
  await db.system((tx) => tx.deleteFrom('factor_attempt').where('user_id', '=', userId).execute());
}
