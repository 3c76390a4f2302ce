import * as v from 'valibot';
import type { Tx } from '../../db/database.ts';
import { tellOwner } from '../user/tell-owner.ts';
import { factorsOf, tidyFactors } from '../../factors/own-factors.ts';
import { noteActivity } from '../../history/note-activity.ts';
import { Refusal } from '../../http/errors.ts';
import { WholeNumber } from '../../http/fields.ts';
import type { SignedInRoute } from '../../http/route.ts';
import { closeSessionsOf } from '../../http/session.ts';
import { requireAdmin } from './require-admin.ts';
import { requireProof } from './require-proof.ts';

const ResetFactorsSchema = v.object({ user_id: WholeNumber });

export const resetFactors: SignedInRoute = {
  verb: 'POST',
  path: 'CompanySignIn/reset-factors',
  summary: 'Remove the second factors of somebody who lost them, and sign them out (Admin)',
  session: 'required',
  takes: ResetFactorsSchema,
  async handle(ask) {
    const { user_id: userId } = await ask.read(ResetFactorsSchema);
    const { services, session } = ask;
    requireAdmin(session);
    requireProof(session);
    if (userId === session.userId) throw new Refusal('Change your own second step in your profile.');
    await services.db.system(async (tx) => {
      await checkEmployers(tx, userId, session.tenantId);
      const { hasTotp, hasPasskey } = await factorsOf(tx, userId);
      if (!hasTotp && !hasPasskey) throw new Refusal('This person has no second step set up.');
      await tx.deleteFrom('totp_factor').where('user_id', '=', userId).execute();
      await tx.deleteFrom('passkey').where('user_id', '=', userId).execute();
      await tidyFactors(tx, userId);
      await closeSessionsOf(tx, userId);
      await noteActivity(tx, {
        kind: 'account',
        happened: 'second_step_removed',
        model: 'User',
        recordId: userId,
        tenantId: session.tenantId,
        userId: session.userId,
      });
    });
    tellOwner(ask, userId, 'factors-reset');
    return null;
  },
};

/** Second factors protect the account at every company, so one of several companies may not remove them. */
async function checkEmployers(tx: Tx, userId: number, tenantId: number): Promise<void> {
  const employers = await tx
    .selectFrom('user_permission')
    .where('user_id', '=', userId)
    .where('is_inactive', '=', 0)
    .where('invite_accepted', '=', 1)
    .select('tenant_id')
    .execute();
  if (!employers.some(({ tenant_id }) => tenant_id === tenantId))
    throw new Refusal('This person does not work for your company.');
  if (employers.some(({ tenant_id }) => tenant_id !== tenantId))
    throw new Refusal(
      'This person works for another company too, so you cannot remove their second step. They can use a recovery code.',
    );
}
