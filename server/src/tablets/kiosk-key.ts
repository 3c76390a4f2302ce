import { constants, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import * as v from 'valibot';
import type { SecretBox } from '../factors/secret-box.ts';
import { Refusal } from '../http/errors.ts';

const KEY_BITS = 2048;
const generate = promisify(generateKeyPair);

/** What the private key of a kiosk is sealed for. */
const sealedFor = (tenantId: number) => `key of a kiosk of ${tenantId}`;

/**
 * A key pair for a kiosk. The kiosk seals each press with the public key, so whoever takes the tablet finds no PIN on it, however
 * long a press has waited there.
 */
export async function makeKioskKey(
  secrets: SecretBox,
  tenantId: number,
): Promise<{ public_key: string; private_key: string }> {
  const { publicKey, privateKey } = await generate('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { public_key: publicKey.toString('base64'), private_key: secrets.seal(privateKey, sealedFor(tenantId)) };
}

/** What a kiosk seals: whose press it is, its key, and the PIN. Bound together, a sealed PIN is good for one press only. */
const SealedSchema = v.tuple([v.number(), v.string(), v.string()]);

type Sealed = { userId: number; key: string; pin: string };

/** @throws Refusal if it was sealed for another kiosk, or changed */
export function openSealed(
  secrets: SecretBox,
  { privateKey, tenantId, sealed }: { privateKey: string; tenantId: number; sealed: string },
): Sealed {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), SealedSchema), opened());
  if (!parsed.success) throw new Refusal(UNREADABLE);
  const [userId, key, pin] = parsed.output;
  return { userId, key, pin };

  function opened(): string | null {
    try {
      const asked = { key: secrets.open(privateKey, sealedFor(tenantId)), padding: constants.RSA_PKCS1_OAEP_PADDING };
      return privateDecrypt({ ...asked, oaepHash: 'sha256' }, Buffer.from(sealed, 'base64')).toString('utf8');
    } catch {
      return null;
    }
  }
}

const UNREADABLE = 'This press cannot be read: it was made on another kiosk. Ask the office to enter the time.';
