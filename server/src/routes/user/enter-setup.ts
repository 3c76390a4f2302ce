import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { newToken, tokenHash } from '../../http/token.ts';
import { countAttempt } from './attempts.ts';
import { signedIn } from './signed-in.ts';

const LINK_DAYS = 14;

/**
 * A link by which a managing user goes on with the setup on any device.
 * @returns its token; only the hash is kept
 */
export async function createSetupLink(tx: Tx, userId: number): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('setup_link')
    .values({
      user_id: userId,
      token_hash: tokenHash(token),
      expires_at: sql<string>`now() + make_interval(days => ${LINK_DAYS})`,
    })
    .execute();
  return token;
}

/** The link works once, and only while its person still manages a company that is being set up. */
export const enterSetup: OpenRoute = {
  verb: 'POST',
  path: 'user/enter-setup',
  summary: 'Sign in by the link of the welcome mail, to go on with the setup',
  session: 'none',
  async handle(ask) {
    const { token } = await ask.read(v.object({ token: shortText(200) }));
    const { db } = ask.services;
    await countAttempt(db, { account: 'enter-setup', address: ask.address });
    return db.system(async (tx) => {
      const link = await tx
        .updateTable('setup_link')
        .set({ used_at: sql<string>`now()` })
        .where('token_hash', '=', tokenHash(token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', sql<string>`now()`)
        .where((is) =>
          is.exists(
            is
              .selectFrom('company')
              .whereRef('company.managing_user_id', '=', 'setup_link.user_id')
              .where('company.setup_finished', '=', 0)
              .select('company.id'),
          ),
        )
        .returning('user_id')
        .executeTakeFirst();
      if (!link) throw new Refusal('This link has expired or was already used. Sign in to go on with the setup.');
      return signedIn(tx, link.user_id, ask.headers);
    });
  },
};
