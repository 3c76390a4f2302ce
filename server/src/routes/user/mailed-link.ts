import { Refusal } from '../../http/errors.ts';
import type { Ask } from '../../http/route.ts';

/** The secret of a mailed link that nobody was sent, that was used, or that has ended. */
export class UnknownLink extends Refusal {}

/**
 * Does what a mailed link is for. Whoever knows its secret got the mail and is held up by nobody; guesses are counted, by
 * address.
 * @throws TooMany in place of UnknownLink, after many of them
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
