import type { SignInAnswer, SignedIn } from '@fieldspan/contract/signed-in';
import type { SpecialPayloads } from '@fieldspan/contract/calls';
import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import { staysSignedIn } from '../session-storage.ts';
import { keepAnswer } from '../sign-in.ts';
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

/** Accepts an invitation with a first password; the person is signed in, or asked for the second step. */
export async function joinCompany(joining: SpecialPayloads['CompanyUser/join']): Promise<SignedIn | null> {
  return kept(await call('CompanyUser/join', joining, PUBLIC));
}

export type Registration = SpecialPayloads['user/register'];

/** A new company, made once the mailed link is opened; the answer never tells whether the address is known. */
export const registerCompany = (registration: Registration) => call('user/register', registration, PUBLIC);

/** The mailed link to a new address of one's own. */
export const confirmEmail = (token: string) => call('user/confirm-email', { token }, PUBLIC);

/** Signs in by the link of the welcome mail; null when a second step is asked for. */
export async function enterSetup(token: string): Promise<SignedIn | null> {
  return kept(await call('user/enter-setup', { token }, PUBLIC));
}

function kept(answer: SignInAnswer): SignedIn | null {
  return keepAnswer(answer, staysSignedIn());
}
