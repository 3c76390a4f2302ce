import { familiar } from '../../http/known-device.ts';
import type { Limits } from '../../http/limits.ts';
import type { Ask } from '../../http/route.ts';

/**
 * Counts a sign-in before the password is checked, because hashing a guess is expensive. A browser that has signed in
 * to the account before has its own counter, and a familiar IP address is not affected by guesses from elsewhere, so
 * that strangers cannot lock anybody out.
 * @returns a function that undoes the count after a correct password
 * @throws TooMany
 */
export async function countSignIn(ask: Ask, email: string): Promise<() => Promise<void>> {
  const { services, address } = ask;
  const { db, limits } = services;
  const { device, isAddressKnown } = await db.system((tx) => familiar(tx, email, ask));
  if (device !== null) {
    await limits.take('sign-in-known', device);
    return () => limits.forgive('sign-in-known', device);
  }
  return countStrange(limits, { email, address, isAddressKnown });
}

type Strange = { email: string; address: string; isAddressKnown: boolean };

async function countStrange(limits: Limits, { email, address, isAddressKnown }: Strange): Promise<() => Promise<void>> {
  const here = `${email.trim()} ${address}`;
  await limits.take('sign-in-here', here);
  await limits.take('sign-in-address', address);
  if (!isAddressKnown) await limits.take('sign-in-account', email);
  return async () => {
    await limits.forgive('sign-in-here', here);
    await limits.giveBack('sign-in-address', address);
    if (!isAddressKnown) await limits.giveBack('sign-in-account', email);
  };
}
