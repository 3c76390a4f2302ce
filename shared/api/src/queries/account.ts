import type { SignedIn } from '@fieldspan/contract/calls';
import type { SpecialPayloads } from '@fieldspan/contract/calls';
import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import { staysSignedIn } from '../session-storage.ts';
import { keepSession } from '../sign-in.ts';
import type { QueryAnswer } from './query-answer.ts';

/** Of pages that anybody may open: being refused there signs nobody out. */
const PUBLIC = { noAuthRedirect: true } as const;

/** Who invites whom, by the token of a mailed link; asked anew for whoever is signed in. */
export const invitationQuery = (token: string, userId: number | null) =>
  queryOptions({
    queryKey: ['CompanyUser', 'invitation', token, userId],
    queryFn: ({ signal }) => call('CompanyUser/invitation', { token }, { ...PUBLIC, signal }),
    retry: false,
    meta: { quiet: true },
  });
export type Invitation = QueryAnswer<typeof invitationQuery>;

export const declineInvitation = (token: string) => call('CompanyUser/decline-employment', { token }, PUBLIC);

/** Accepts an invitation with a first password; the person is signed in. */
export async function joinCompany(joining: SpecialPayloads['CompanyUser/join']): Promise<SignedIn> {
  return kept(await call('CompanyUser/join', joining, PUBLIC));
}

export type Registration = SpecialPayloads['user/register'];

/** A new company with its managing user, who is signed in. */
export async function registerCompany(registration: Registration): Promise<SignedIn> {
  return kept(await call('user/register', registration, PUBLIC));
}

/** Signs in by the link of the welcome mail. */
export async function enterSetup(token: string): Promise<SignedIn> {
  return kept(await call('user/enter-setup', { token }, PUBLIC));
}

function kept(signedIn: SignedIn): SignedIn {
  keepSession(signedIn, staysSignedIn());
  return signedIn;
}
