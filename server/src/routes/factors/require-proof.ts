import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';

/**
 * How somebody signs in is changed only by who showed a password or a factor a moment ago: an unlocked screen, or the
 * single sign-on of one employer, is not enough.
 * @throws Refusal
 */
export function requireProof({ isProven }: Session): void {
  if (!isProven) throw new Refusal('Please confirm first that it is you, with your password or a second factor.');
}
