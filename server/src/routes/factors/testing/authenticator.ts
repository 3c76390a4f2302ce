import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** Flags of the authenticator data: user present, user verified, has credential data. */
const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 64;

/** Ways in which the authenticator misbehaves. */
type Manner = { verifies?: boolean; origin?: string; counter?: number };

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** A software authenticator with one passkey (ES256), in the format that browsers give to a page. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = base64url(randomBytes(16));
  #counter = 0;
  readonly origin: string;

  constructor(origin = 'http://localhost') {
    this.origin = origin;
  }

  /** The result of `navigator.credentials.create`. */
  create({ challenge }: { challenge: string }, manner: Manner = {}): object {
    const clientDataJSON = this.#clientData('webauthn.create', challenge, manner);
    const authData = Buffer.concat([this.#authData(HAS_CREDENTIAL, manner), this.#credentialData()]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, never>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return this.#credential({
      clientDataJSON: base64url(clientDataJSON),
      attestationObject: base64url(attestationObject),
      transports: ['internal'],
    });
  }

  /** The result of `navigator.credentials.get`. */
  get({ challenge }: { challenge: string }, manner: Manner = {}): object {
    this.#counter += 1;
    const clientDataJSON = this.#clientData('webauthn.get', challenge, manner);
    const authenticatorData = this.#authData(0, manner);
    const signature = createSign('sha256')
      .update(Buffer.concat([authenticatorData, sha256(clientDataJSON)]))
      .sign(this.#keys.privateKey);
    return this.#credential({
      clientDataJSON: base64url(clientDataJSON),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(signature),
    });
  }

  #credential(response: object): object {
    return { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response };
  }

  #clientData(type: string, challenge: string, { origin = this.origin }: Manner): string {
    return JSON.stringify({ type, challenge, origin, crossOrigin: false });
  }

  #authData(flags: number, { verifies = true, counter = this.#counter }: Manner): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const bits = Buffer.from([flags | PRESENT | (verifies ? VERIFIED : 0)]);
    return Buffer.concat([sha256(new URL(this.origin).hostname), bits, count]);
  }

  /** The public key as COSE: EC2, ES256, P-256. */
  #credentialData(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    return Buffer.concat([Buffer.alloc(16), length, id, Buffer.from(key)]);
  }
}
