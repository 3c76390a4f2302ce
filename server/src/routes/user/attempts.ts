import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { Database } from '../../db/database.ts';
import { TooMany } from '../../http/errors.ts';

/** Attempts of one kind in this time, before the next one is refused. */
const WINDOW_MINUTES = 15;
const PER_ACCOUNT_AND_ADDRESS = 10;
const PER_ADDRESS = 100;

export type Attempt = {
  /** E-mail as it was typed, or another name for what is tried. */
  account: string;
  address: string;
};

/**
 * Counts an attempt before it is looked at: a guess must be refused before it costs a hash.
 * @throws TooMany
 */
export async function countAttempt(db: Database, { account, address }: Attempt): Promise<void> {
  const key = account.trim().toLowerCase();
  const { sameAccount, sameAddress } = await db.system(async (tx) => {
    await tx.insertInto('login_attempt').values({ account: key, address }).execute();
    return tx
      .selectFrom('login_attempt')
      .where('address', '=', address)
      .where('created_at', '>', sql<string>`now() - make_interval(mins => ${WINDOW_MINUTES})`)
      .select(({ fn }) => [
        fn.countAll<number>().filterWhere('account', '=', key).as('sameAccount'),
        fn.countAll<number>().as('sameAddress'),
      ])
      .executeTakeFirstOrThrow();
  });
  if (sameAccount <= PER_ACCOUNT_AND_ADDRESS && sameAddress <= PER_ADDRESS) return;
  throw new TooMany('Too many attempts. Please wait a few minutes and try again.', WINDOW_MINUTES * 60);
}

/** Success forgives what was mistyped before. Old attempts of everybody go with it. */
export async function forgiveAttempts(tx: Tx, { account, address }: Attempt): Promise<void> {
  await tx
    .deleteFrom('login_attempt')
    .where((is) =>
      is.or([
        is.and([is('account', '=', account.trim().toLowerCase()), is('address', '=', address)]),
        is('created_at', '<', sql<string>`now() - make_interval(mins => ${WINDOW_MINUTES})`),
      ]),
    )
    .execute();
}
