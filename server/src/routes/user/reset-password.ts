import { sql } from 'kysely';
import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import type { OpenRoute } from '../../http/route.ts';
import { closeSessionsOf } from '../../http/session.ts';
import { tokenHash } from '../../http/token.ts';
import { countAttempt } from './attempts.ts';
import { passwordErrors } from './password-rules.ts';
import { hashPassword } from './password.ts';
import { signedIn } from './signed-in.ts';

const ResetSchema = v.object({ password: v.string(), confirm: v.string(), token: v.string() });

export const resetPassword: OpenRoute = {
  verb: 'POST',
  path: 'user/reset-password',
  summary: 'Set a new password with the token of a mailed link; every other session of the person ends',
  session: 'none',
  async handle(ask) {
    const reset = await ask.read(ResetSchema);
    const { db } = ask.services;
    await countAttempt(db, { account: 'reset-password', address: ask.address });
    const errors = passwordErrors(reset);
    if (errors.length > 0) throw new Refusal(...errors);
    const hash = await hashPassword(reset.password);
    return db.system(async (tx) => {
      const used = await tx
        .updateTable('reset_token')
        .set({ used_at: sql<string>`now()` })
        .where('token_hash', '=', tokenHash(reset.token))
        .where('used_at', 'is', null)
        .where('expires_at', '>', sql<string>`now()`)
        .returning('user_id')
        .executeTakeFirst();
      if (!used) throw new Refusal('This link has expired or was already used. Please request a new one.');
      const { user_id: userId } = used;
      await tx
        .insertInto('user_secret')
        .values({ user_id: userId, password_hash: hash })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash: hash }))
        .execute();
      // Whoever had the old password, or another link, is out.
      await tx.deleteFrom('reset_token').where('user_id', '=', userId).where('used_at', 'is', null).execute();
      await closeSessionsOf(tx, userId);
      return signedIn(tx, userId, ask.headers);
    });
  },
};
