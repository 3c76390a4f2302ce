import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { answerInvitation, findInvitation } from './invitation-of.ts';
import { passwordErrors } from './password-rules.ts';
import { hashPassword } from './password.ts';
import { signedIn } from './signed-in.ts';

const JoinSchema = v.object({ token: shortText(200), password: v.string(), confirm: v.string() });

/** For people who were added by a company and have no password yet; the mailed token shows that the address is theirs. */
export const joinCompany: OpenRoute = {
  verb: 'POST',
  path: 'CompanyUser/join',
  summary: 'Accept an invitation and set a first password',
  session: 'none',
  async handle(ask) {
    const { token, password, confirm } = await ask.read(JoinSchema);
    const { db } = ask.services;
    const invitation = await findInvitation(ask, token);
    const errors = passwordErrors({ password, confirm });
    if (errors.length > 0) throw new Refusal(...errors);
    const password_hash = await hashPassword(password);
    return db.system(async (tx) => {
      await answerInvitation(tx, invitation, 'accept');
      const { user_id } = invitation;
      const stored = await tx
        .insertInto('user_secret')
        .values({ user_id, password_hash })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet({ password_hash }).where('user_secret.password_hash', 'is', null),
        )
        .returning('user_id')
        .executeTakeFirst();
      if (!stored) throw new Refusal('You have a password already. Sign in with it to accept the invitation.');
      return signedIn(tx, user_id, ask.headers);
    });
  },
};
