import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { accountByEmail, lockAddress } from './account-by-email.ts';
import { answerInvitation, findInvitation } from './invitation-of.ts';
import type { Invitation } from './invitation-of.ts';
import { passwordErrors } from './password-rules.ts';
import { hashPassword } from './password.ts';
import { signedInOrAsked } from './sign-in-step.ts';

const JoinSchema = v.object({ token: shortText(200), password: v.string(), confirm: v.string() });

/** For people whom a company added and who have no password yet; the mailed token proves that the address is theirs. */
export const joinCompany: OpenRoute = {
  verb: 'POST',
  path: 'CompanyUser/join',
  summary: 'Accept an invitation and set a first password',
  session: 'none',
  takes: JoinSchema,
  async handle(ask) {
    const { token, password, confirm } = await ask.read(JoinSchema);
    const { db } = ask.services;
    const invitation = await findInvitation(ask, token);
    const errors = await passwordErrors({ password, confirm });
    if (errors.length > 0) throw new Refusal(...errors);
    const password_hash = await hashPassword(password);
    return db.system(async (tx) => {
      const userId = await becomeAccount(tx, invitation);
      await answerInvitation(tx, invitation, { accept: true, userId });
      const stored = await tx
        .insertInto('user_secret')
        .values({ user_id: userId, password_hash })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ password_hash }).where('user_secret.password_hash', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      if (!stored) throw new Refusal('You have a password already. Sign in with it to accept the invitation.');
      return signedInOrAsked(tx, { userId }, ask);
    });
  },
};

/** Makes the invited row an account, unless its address already has one; then that account is used. */
async function becomeAccount(tx: Tx, { user_id, email }: Invitation): Promise<number> {
  await lockAddress(tx, email);
  const account = await accountByEmail(tx, email).select('id').executeTakeFirst();
  if (account) return account.id;
  await tx.updateTable('user').set({ is_account: true }).where('id', '=', user_id).execute();
  return user_id;
}
