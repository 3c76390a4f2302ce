import type { Session } from './context.ts';
import { Refusal } from './errors.ts';

/**
 * A session that was opened by a company's single sign-on must not change what belongs to the person independently of
 * that company.
 * @throws Refusal
 */
export function requireOwnSignIn({ vouchedBy }: Pick<Session, 'vouchedBy'>): void {
  if (vouchedBy !== null)
    throw new Refusal('This sign-in is for one company alone. Sign in with your own password or a passkey to do this.');
}
