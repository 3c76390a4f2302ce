import * as v from 'valibot';
import type { OwnInvitation } from '@fieldspan/contract/account-calls';
import { Refusal } from '../../http/errors.ts';
import { requireOwnSignIn } from '../../http/own-sign-in.ts';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute, SignedInRoute } from '../../http/route.ts';
import { answerInvitation, findInvitation, openInvitations } from './invitation-of.ts';

const InviteSchema = v.object({ token: v.pipe(shortText(200), v.nonEmpty('must not be empty')) });

const FOR_ANOTHER = 'This invitation is for somebody else. Sign in with the address that it was sent to.';

/**
 * The invitation may come from a company that is not the active one, so the system looks it up, for this person only.
 */
export const acceptEmployment: SignedInRoute = {
  verb: 'POST',
  path: 'CompanyUser/accept-employment',
  before: 'setup',
  summary: 'Accept the invitation of a company; it becomes the active employer',
  session: 'required',
  takes: InviteSchema,
  async handle(ask) {
    const { token } = await ask.read(InviteSchema);
    const invitation = await findInvitation(ask, token);
    const { userId } = ask.session;
    requireOwnSignIn(ask.session);
    if (invitation.account_id !== userId) throw new Refusal(FOR_ANOTHER);
    return ask.services.db.system((tx) => answerInvitation(tx, invitation, { accept: true, userId }));
  },
};

export const declineEmployment: OpenRoute = {
  verb: 'POST',
  path: 'CompanyUser/decline-employment',
  before: 'terms',
  summary: 'Decline the invitation of a company; the mailed token is enough',
  session: 'optional',
  takes: InviteSchema,
  async handle(ask) {
    const { token } = await ask.read(InviteSchema);
    const invitation = await findInvitation(ask, token);
    if (ask.session !== null && invitation.account_id !== ask.session.userId) throw new Refusal(FOR_ANOTHER);
    return ask.services.db.system((tx) => answerInvitation(tx, invitation, { accept: false }));
  },
};

export const ownInvitations: SignedInRoute = {
  verb: 'GET',
  path: 'CompanyUser/invitations',
  summary: 'The companies that wait for an answer of oneself, or were declined',
  session: 'required',
  async handle({ services, session }): Promise<OwnInvitation[]> {
    const open = await services.db.system((tx) => openInvitations(tx, session.userId));
    return open.map(({ image_slug, image_filename, ...invitation }) => ({
      id: invitation.id,
      slug: invitation.slug,
      tenant_id: invitation.tenant_id,
      role_type: invitation.role_type,
      invite_declined: invitation.invite_declined,
      company_name: invitation.company_name,
      city: invitation.city,
      province: invitation.province,
      image: image_slug === null || image_filename === null ? null : { slug: image_slug, filename: image_filename },
    }));
  },
};
