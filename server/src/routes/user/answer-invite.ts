import * as v from 'valibot';
import { Refusal } from '../../http/errors.ts';
import { shortText } from '../../http/fields.ts';
import type { Ask, OpenRoute, SignedInRoute } from '../../http/route.ts';
import { answerInvitation, findInvitation } from './invitation-of.ts';

const InviteSchema = v.object({ token: v.pipe(shortText(200), v.nonEmpty('must not be empty')) });

export const acceptEmployment: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyUser/accept-employment',
  summary: 'Accept the invitation of a company; it becomes the active employer',
  session: 'required',
  handle: (ask) => answerInvite(ask, 'accept'),
};

export const declineEmployment: OpenRoute = {
  verb: 'POST',
  path: 'CompanyUser/decline-employment',
  summary: 'Decline the invitation of a company; the mailed token is enough',
  session: 'optional',
  handle: (ask) => answerInvite(ask, 'decline'),
};

/** The invitation may come from an employer that is not the active one, so the server itself looks, for this person only. */
async function answerInvite(ask: Ask, answer: 'accept' | 'decline') {
  const { token } = await ask.read(InviteSchema);
  const { session, services } = ask;
  const invitation = await findInvitation(ask, token);
  if (session !== null && invitation.user_id !== session.userId)
    throw new Refusal('This invitation is for somebody else. Sign in with the address that it was sent to.');
  return services.db.system((tx) => answerInvitation(tx, invitation, answer));
}
