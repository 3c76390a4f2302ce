import { hash, verify } from '@node-rs/argon2';

/** A dummy hash that is verified for unknown accounts, so that the response takes as long as for a real one. */
const unknown = hash('nobody has this password');

/** Longer input would only cost CPU time. */
export const PASSWORD_LENGTH_MAX = 512;

/** argon2id with the library's own parameters (19 MB, 2 passes): about 7 ms, off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** @param stored the hash; null if there is no such account or it has no password yet */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await unknown), password);
  return matches && stored !== null;
}
