import { familiar } from '../../http/known-device.ts';
import type { Limits } from '../../http/limits.ts';
import type { Ask } from '../../http/route.ts';

/**
 * Counts a sign-in before it is looked at: a guess must be refused before it costs a hash. A browser that knows the account
 * counts by itself, and an address that does is spared what is guessed from elsewhere: nobody is locked out by strangers.
 * @returns what takes the count back once the password was right
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
