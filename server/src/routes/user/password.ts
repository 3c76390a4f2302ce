import { hash, verify } from '@node-rs/argon2';

/** Of 'unknown account': verified in place of a real hash, so that the answer takes as long. */
const unknown = hash('nobody has this password');

/** Longer input would only keep the processor busy. */
export const PASSWORD_LENGTH_MAX = 512;

/** argon2id with the library's own parameters (19 MB, 2 passes): about 7 ms, off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** @param stored null when there is no such account, or it has no password yet */
export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await unknown), password);
  return matches && stored !== null;
}
