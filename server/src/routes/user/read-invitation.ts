import * as v from 'valibot';
import type { InvitationAnswer } from '@fieldspan/contract/calls';
import { shortText } from '../../http/fields.ts';
import type { OpenRoute } from '../../http/route.ts';
import { findInvitation } from './invitation-of.ts';
import type { Invitation } from './invitation-of.ts';

const ReadInvitationSchema = v.object({ token: shortText(200) });

/** Public: anybody with the link sees who invites them, before signing in. */
export const readInvitation: OpenRoute = {
  verb: 'GET',
  path: 'CompanyUser/invitation',
  before: 'terms',
  summary: 'Who invites whom, by the token of a mailed link',
  session: 'optional',
  takes: ReadInvitationSchema,
  async handle(ask): Promise<InvitationAnswer> {
    const { token } = await ask.read(ReadInvitationSchema);
    const invitation = await findInvitation(ask, token);
    const { session } = ask;
    return {
      state: stateOf(invitation),
      company_name: invitation.company_name,
      image: imageOf(invitation),
      first_name: invitation.first_name,
      email: invitation.email,
      has_password: invitation.has_password,
      is_mine: session === null ? null : session.userId === invitation.account_id,
    };
  },
};

function stateOf({ is_inactive, invite_accepted, invite_declined }: Invitation): InvitationAnswer['state'] {
  if (invite_accepted === 1) return 'accepted';
  if (is_inactive === 1) return 'withdrawn';
  return invite_declined === 1 ? 'declined' : 'pending';
}

function imageOf({ image_slug: slug, image_filename: filename }: Invitation): InvitationAnswer['image'] {
  return slug === null || filename === null ? null : { slug, filename };
}
