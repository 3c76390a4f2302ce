import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { RegistryError } from './registry-error.ts';

/** Ed25519. Whoever can sign decides what is live; readers with a trusted key accept nothing else. */
export type Keys = { signing: KeyObject | null; trusted: KeyObject[] };

/** The end of the log: how many lines, and the hash of the last one, which covers all before it. */
export type LogEnd = { lines: number; sha256: string };

/** What a signature covers: this set, in this environment, after this log. */
export type Signed = { env: string; seq: number; sha256: string; log?: LogEnd | undefined };

function bytesOf({ env, seq, sha256, log }: Signed): Buffer {
  const end = log === undefined ? '' : `log\n${log.lines}\n${log.sha256}\n`;
  return Buffer.from(`fieldspan set\n${env}\n${seq}\n${sha256}\n${end}`);
}

/**
 * @returns base64, or null where nothing is signed
 * @throws RegistryError when it must be signed and there is no key
 */
export function signatureOf({ signing, trusted }: Keys, signed: Signed): string | null {
  if (signing !== null) return sign(null, bytesOf(signed), signing).toString('base64');
  if (trusted.length === 0) return null;
  throw new RegistryError(
    'refused',
    'What is live here is signed, and you have no key to sign with. Set FIELDSPAN_SIGNING_KEY to its file.',
  );
}

/** Whether one of the trusted keys has signed it; true where no signature is required. */
export function isTrusted({ trusted }: Keys, signed: Signed, signature: string | null): boolean {
  if (trusted.length === 0) return true;
  if (signature === null) return false;
  const bytes = Buffer.from(signature, 'base64');
  return trusted.some((key) => verify(null, bytesOf(signed), key, bytes));
}

/** Generates a key pair as PEM texts. */
export function newKeyPair(): { privatePem: string; publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** @throws RegistryError damaged when the text is not an Ed25519 private key */
export function signingKey(pem: string, file: string): KeyObject {
  return keyOf(file, 'private', () => createPrivateKey(pem));
}

/**
 * Also accepts the text of a private key and takes its public half.
 * @throws RegistryError damaged
 */
export function trustedKey(pem: string, file: string): KeyObject {
  return keyOf(file, 'public', () => createPublicKey(pem));
}

function keyOf(file: string, kind: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Node's own message names an OpenSSL routine; ours names the file, which the reader can check.
  }
  throw new RegistryError('damaged', `${file} is no ${kind} Ed25519 key. "pnpm fed keygen" makes a pair.`);
}
