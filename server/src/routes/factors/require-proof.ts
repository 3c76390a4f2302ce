import type { Session } from '../../http/context.ts';
import { Refusal } from '../../http/errors.ts';

/**
 * Changing sign-in methods requires a recent password or second factor. An unlocked screen or one company's single
 * sign-on is not enough.
 * @throws Refusal
 */
export function requireProof({ isProven }: Session): void {
  if (!isProven) throw new Refusal('Please confirm first that it is you, with your password or a second factor.');
}
