import type { SignedIn } from '@fieldspan/contract/signed-in';
import { SWITCH_PASSWORD } from '@fieldspan/domain/switch-password';
import { call } from '@fieldspan/api/call';
import { currentSession } from '@fieldspan/api/session';
import { keepAnswer } from './sign-in.ts';

/**
 * Continues as another person of the same demo company; the server ends the previous session.
 * @throws ApiError if the server does not allow it
 */
export async function switchUser(email: string): Promise<SignedIn | null> {
  const staySignedIn = currentSession()?.staySignedIn ?? false;
  const answer = await call('User/authenticate', { email, password: SWITCH_PASSWORD }, { noAuthRedirect: true });
  return keepAnswer(answer, staySignedIn);
}
