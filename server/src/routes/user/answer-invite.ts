import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { SignedInAsk, SignedInRoute } from '../../http/route.ts';

const InviteSchema = v.object({ token: v.pipe(shortText(200), v.nonEmpty('must not be empty')) });

export const acceptEmployment: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyUser/accept-employment',
  summary: 'Accept the invitation of a company; it becomes the active employer',
  session: 'required',
  handle: (ask) => answerInvite(ask, 'accept'),
};

export const declineEmployment: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyUser/decline-employment',
  summary: 'Decline the invitation of a company',
  session: 'required',
  handle: (ask) => answerInvite(ask, 'decline'),
};

/** The invitation may come from an employer that is not the active one, so the server itself looks, for this person only. */
async function answerInvite({ session, read, services }: SignedInAsk, answer: 'accept' | 'decline') {
  const { token } = await read(InviteSchema);
  const accepts = answer === 'accept';
  return services.db.system(async (tx) => {
    const invite = await tx
      .updateTable('user_permission')
      .set(accepts ? { invite_accepted: 1, invite_declined: 0 } : { invite_declined: 1 })
      .where('slug', '=', token)
      .where('user_id', '=', session.userId)
      .where('invite_accepted', '=', 0)
      .returning(['id', 'slug', 'tenant_id'])
      .executeTakeFirst();
    if (!invite) throw new Refusal('This invitation is not for you, or was answered before.');
    if (accepts) {
      await tx.updateTable('user').set({ tenant_id: invite.tenant_id }).where('id', '=', session.userId).execute();
    }
    return { record_id: invite.id, slug: invite.slug };
  });
}
