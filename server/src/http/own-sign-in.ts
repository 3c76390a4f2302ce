import type { Session } from './context.ts';
import { Refusal } from './errors.ts';

/**
 * What belongs to the person and not to one employer is not changed in a session that the employer alone vouches for.
 * @throws Refusal
 */
export function requireOwnSignIn({ vouchedBy }: Pick<Session, 'vouchedBy'>): void {
  if (vouchedBy !== null)
    throw new Refusal('This sign-in is for one company alone. Sign in with your own password or a passkey to do this.');
}
