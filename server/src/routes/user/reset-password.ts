import { sql } from 'kysely';
import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { noteActivity, whereFrom } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import type { OpenRoute } from '../../http/route.ts';
import { forgetDevices } from '../../http/known-device.ts';
import { closeSessionsOf } from '../../http/session.ts';
import { tokenHash } from '../../http/token.ts';
import { byMailedLink, UnknownLink } from './mailed-link.ts';
import { passwordErrors } from './password-rules.ts';
import { hashPassword } from './password.ts';
import { signedInOrAsked } from './sign-in-step.ts';
import { tellOwner } from './tell-owner.ts';

const ResetSchema = v.object({ password: v.string(), confirm: v.string(), token: v.string() });

export const resetPassword: OpenRoute = {
  verb: 'POST',
  path: 'user/reset-password',
  summary: 'Set a new password with the token of a mailed link; every other session of the person ends',
  session: 'none',
  takes: ResetSchema,
  async handle(ask) {
    const reset = await ask.read(ResetSchema);
    const { db } = ask.services;
    const token_hash = tokenHash(reset.token);
    // Checks the link first, because hashing a password is expensive.
    await byMailedLink(ask, () => db.system((tx) => openLink(tx, token_hash)));
    const errors = await passwordErrors(reset);
    if (errors.length > 0) throw new Refusal(...errors);
    const hash = await hashPassword(reset.password);
    const changed = await db.system(async (tx) => {
      const userId = await openLink(tx, token_hash);
      await tx
        .updateTable('reset_token')
        .set({ used_at: sql<string>`now()` })
        .where('token_hash', '=', token_hash)
        .execute();
      await tx
        .insertInto('user_secret')
        .values({ user_id: userId, password_hash: hash })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ password_hash: hash }))
        .execute();
      // Ends access for anybody who had the old password or another link.
      await tx.deleteFrom('reset_token').where('user_id', '=', userId).where('used_at', 'is', null).execute();
      await tx.deleteFrom('email_change').where('user_id', '=', userId).where('used_at', 'is', null).execute();
      await closeSessionsOf(tx, userId);
      await forgetDevices(tx, userId);
      // The mailbox replaces the password, but not the second factor.
      const answer = await signedInOrAsked(tx, { userId }, ask);
      const { tenant_id: tenantId } = await tx
        .selectFrom('user')
        .where('id', '=', userId)
        .select('tenant_id')
        .executeTakeFirstOrThrow();
      const deed = { kind: 'account', happened: 'password_changed', model: 'User', recordId: userId } as const;
      await noteActivity(tx, { ...deed, details: whereFrom(ask), tenantId, userId });
      return { userId, answer };
    });
    tellOwner(ask, changed.userId, 'password');
    return changed.answer;
  },
};

/**
 * Finds and locks an open reset link. Of two uses at the same time the second waits and then finds it used.
 * @returns the account's user id
 * @throws UnknownLink
 */
async function openLink(tx: Tx, token_hash: string): Promise<number> {
  const link = await tx
    .selectFrom('reset_token')
    .where('token_hash', '=', token_hash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<string>`now()`)
    .select('user_id')
    .forUpdate()
    .executeTakeFirst();
  if (!link) throw new UnknownLink('This link has expired or was already used. Please request a new one.');
  return link.user_id;
}
