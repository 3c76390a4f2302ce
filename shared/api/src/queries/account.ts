import type { SignInAnswer, SignedIn } from '@fieldspan/contract/signed-in';
import type { SpecialPayloads } from '@fieldspan/contract/calls';
import { call } from '@fieldspan/api/call';
import { queryOptions } from '@tanstack/react-query';
import { staysSignedIn } from '../session-storage.ts';
import { keepAnswer } from '../sign-in.ts';
import type { QueryAnswer } from './query-answer.ts';

/** Options of calls on public pages: a refusal does not end the session. */
const PUBLIC = { noAuthRedirect: true } as const;

/** The invitation of a mailed token; loaded again when another person signs in. */
export const invitationQuery = (token: string, userId: number | null) =>
  queryOptions({
    queryKey: ['CompanyUser', 'invitation', token, userId],
    queryFn: ({ signal }) => call('CompanyUser/invitation', { token }, { ...PUBLIC, signal }),
    retry: false,
    meta: { quiet: true },
  });
export type Invitation = QueryAnswer<typeof invitationQuery>;

export const declineInvitation = (token: string) => call('CompanyUser/decline-employment', { token }, PUBLIC);

/** Accepts an invitation with a first password. The person is then signed in, or asked for a second factor (null). */
export async function joinCompany(joining: SpecialPayloads['CompanyUser/join']): Promise<SignedIn | null> {
  return kept(await call('CompanyUser/join', joining, PUBLIC));
}

export type Registration = SpecialPayloads['user/register'];

/**
 * Registers a new company, which is created when the mailed link is opened. The answer does not reveal whether the
 * address is known.
 */
export const registerCompany = (registration: Registration) => call('user/register', registration, PUBLIC);

/** Confirms a new e-mail address with the mailed token. */
export const confirmEmail = (token: string) => call('user/confirm-email', { token }, PUBLIC);

/** Signs in with the link of the welcome mail; null if a second factor is required. */
export async function enterSetup(token: string): Promise<SignedIn | null> {
  return kept(await call('user/enter-setup', { token }, PUBLIC));
}

function kept(answer: SignInAnswer): SignedIn | null {
  return keepAnswer(answer, staysSignedIn());
}
