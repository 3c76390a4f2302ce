import { createHash, randomBytes } from 'node:crypto';

/** Creates a secret of 32 random bytes, of which only the hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token that the database stores. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
