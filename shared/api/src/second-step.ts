import type { FactorProof } from '@fieldspan/contract/factor-calls';
import type { SignedIn } from '@fieldspan/contract/signed-in';
import { call } from '@fieldspan/api/call';
import { showPasskey } from './browser-passkeys.ts';
import { keepSession } from './sign-in.ts';
import type { PendingStep } from './sign-in.ts';

const PUBLIC = { noAuthRedirect: true } as const;

type Ending = { step: PendingStep; trusts: boolean };

/**
 * Finishes a sign-in with a code.
 * @throws ApiError for a wrong one
 */
export async function endWithCode({ step, trusts }: Ending, proof: FactorProof): Promise<SignedIn> {
  const signedIn = await call('user/second-step', { token: step.token, ...proof }, PUBLIC);
  keepSession(signedIn, step.staySignedIn);
  // A convenience: if it fails, the next sign-in asks for the second factor again.
  if (trusts) await call('user/trust-device', {}).catch(() => undefined);
  return signedIn;
}

/**
 * Finishes a sign-in with a passkey.
 * @throws ApiError also if the browser or the person cancels
 */
export async function endWithPasskey(ending: Ending): Promise<SignedIn> {
  const options = await call('user/second-step-passkey', { token: ending.step.token }, PUBLIC);
  return endWithCode(ending, { passkey: await showPasskey(options) });
}

/** Signs in with only a passkey. */
export async function signInWithPasskey(staySignedIn: boolean): Promise<SignedIn> {
  const passkey = await showPasskey(await call('user/passkey-options', {}, PUBLIC));
  const signedIn = await call('user/passkey-sign-in', { passkey }, PUBLIC);
  keepSession(signedIn, staySignedIn);
  return signedIn;
}
