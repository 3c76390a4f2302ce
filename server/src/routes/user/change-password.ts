import * as v from 'valibot';
import { noteActivity, whereFrom } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import { Reply } from '../../http/reply.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';
import { forgetDevices } from '../../http/known-device.ts';
import { closeSessionsOf } from '../../http/session.ts';
import { checkOwnPassword } from './own-password.ts';
import { passwordErrors } from './password-rules.ts';
import { hashPassword } from './password.ts';
import { tellOwner } from './tell-owner.ts';

const ChangeSchema = v.object({ old_password: v.string(), password: v.string(), confirm: v.string() });

export const changePassword: SignedInRoute = {
  verb: 'POST',
  path: 'user/change-password',
  before: 'setup',
  summary: 'Change the own password, after the old one; every other session of the person ends',
  session: 'required',
  takes: ChangeSchema,
  async handle(ask) {
    const { old_password, password, confirm } = await ask.read(ChangeSchema);
    await checkOwnPassword(ask, old_password);
    const errors = await passwordErrors({ password, confirm });
    if (errors.length > 0) throw new Refusal(...errors);
    if (password === old_password) throw new Refusal('This is the password that you have. Choose another one.');
    await store(ask, await hashPassword(password));
    tellOwner(ask, ask.session.userId, 'password');
    return new Reply(null, { message: 'Your password is changed. You are signed out on every other device.' });
  },
};

function store(ask: SignedInAsk, password_hash: string): Promise<void> {
  const { userId, tenantId, sessionId } = ask.session;
  const details = whereFrom(ask);
  return ask.services.db.system(async (tx) => {
    await tx.updateTable('user_secret').set({ password_hash }).where('user_id', '=', userId).execute();
    // Ends access for anybody who knows the old password or has a mailed link.
    await tx.deleteFrom('reset_token').where('user_id', '=', userId).where('used_at', 'is', null).execute();
    await tx.deleteFrom('email_change').where('user_id', '=', userId).where('used_at', 'is', null).execute();
    await closeSessionsOf(tx, userId, sessionId);
    await forgetDevices(tx, userId);
    await noteActivity(tx, {
      kind: 'account',
      happened: 'password_changed',
      model: 'User',
      recordId: userId,
      details,
      tenantId,
      userId,
    });
  });
}
