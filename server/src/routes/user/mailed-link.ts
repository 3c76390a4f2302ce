import { Refusal } from '../../http/errors.ts';
import type { Ask } from '../../http/route.ts';

/** The secret of a mailed link is unknown, already used or expired. */
export class UnknownLink extends Refusal {}

/**
 * Runs what a mailed link is for. Correct secrets are never rate limited; wrong ones are counted per IP address.
 * @throws TooMany instead of UnknownLink after many wrong ones
 */
export async function byMailedLink<T>(
  { services, address }: Pick<Ask, 'services' | 'address'>,
  open: () => Promise<T>,
): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (error instanceof UnknownLink) await services.limits.take('mailed-link', address);
    throw error;
  }
}
