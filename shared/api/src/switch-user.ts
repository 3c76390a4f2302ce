import type { SignedIn } from '@fieldspan/contract/calls';
import { SWITCH_PASSWORD } from '@fieldspan/domain/switch-password';
import { call } from '@fieldspan/api/call';
import { currentSession } from '@fieldspan/api/session';
import { keepSession } from './sign-in.ts';

/**
 * Goes on as somebody else of the same demo company; the session before ends at the server.
 * @throws ApiError where the server does not allow it
 */
export async function switchUser(email: string): Promise<SignedIn> {
  const staySignedIn = currentSession()?.staySignedIn ?? false;
  const signedIn = await call('User/authenticate', { email, password: SWITCH_PASSWORD }, { noAuthRedirect: true });
  keepSession(signedIn, staySignedIn);
  return signedIn;
}
