import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { RegistryError } from './registry-error.ts';

/** Ed25519. Who can sign says what is live; who has a trusted key takes nothing else for it. */
export type Keys = { signing: KeyObject | null; trusted: KeyObject[] };

/** Where the log ended: how many lines, and the hash of the last one, which names all before it. */
export type LogEnd = { lines: number; sha256: string };

/** What a signature stands for: this set, of this environment, after this log, and no other. */
export type Signed = { env: string; seq: number; sha256: string; log?: LogEnd | undefined };

function bytesOf({ env, seq, sha256, log }: Signed): Buffer {
  const end = log === undefined ? '' : `log\n${log.lines}\n${log.sha256}\n`;
  return Buffer.from(`fieldspan set\n${env}\n${seq}\n${sha256}\n${end}`);
}

/** @returns base64, or null where nothing is signed; RegistryError when it should be and there is no key */
export function signatureOf({ signing, trusted }: Keys, signed: Signed): string | null {
  if (signing !== null) return sign(null, bytesOf(signed), signing).toString('base64');
  if (trusted.length === 0) return null;
  throw new RegistryError(
    'refused',
    'What is live here is signed, and you have no key to sign with. Set FIELDSPAN_SIGNING_KEY to its file.',
  );
}

/** Whether one of the trusted keys has signed it; true where nothing has to be signed. */
export function isTrusted({ trusted }: Keys, signed: Signed, signature: string | null): boolean {
  if (trusted.length === 0) return true;
  if (signature === null) return false;
  const bytes = Buffer.from(signature, 'base64');
  return trusted.some((key) => verify(null, bytesOf(signed), key, bytes));
}

/** A new pair as PEM texts. */
export function newKeyPair(): { privatePem: string; publicPem: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** @throws RegistryError damaged when the text is no private key of this kind */
export function signingKey(pem: string, file: string): KeyObject {
  return keyOf(file, 'private', () => createPrivateKey(pem));
}

/** Takes a private key's text as well: its public half. @throws RegistryError damaged */
export function trustedKey(pem: string, file: string): KeyObject {
  return keyOf(file, 'public', () => createPublicKey(pem));
}

function keyOf(file: string, kind: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Node's own words name an OpenSSL routine; the file is what the reader can look at.
  }
  throw new RegistryError('damaged', `${file} is no ${kind} Ed25519 key. "pnpm fed keygen" makes a pair.`);
}
