import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import * as v from 'valibot';

/** A message as the browser gets it, with what the push service learns about its sender. */
type Received = { payload: unknown; headers: IncomingHttpHeaders; claims: unknown };

/** A push service with one subscribed browser: it checks the signature and decrypts the message. */
export type PushService = {
  /** What PushSubscription.toJSON() returns in that browser. */
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
  received: Received[];
  /** The responses to the next requests; then always 201. */
  answers: { status: number; retryAfter?: string }[];
  requests: () => number;
  stop: () => void;
};

export async function openPushService(publicKey: string): Promise<PushService> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  const answers: PushService['answers'] = [];
  let count = 0;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      count += 1;
      const { status, retryAfter } = answers.shift() ?? { status: 201 };
      if (status === 201) {
        const text = decrypt(Buffer.concat(chunks), { browser, auth });
        const claims = checkedClaims(request.headers.authorization ?? '', publicKey);
        received.push({ payload: JSON.parse(text), headers: request.headers, claims });
      }
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter }).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  return {
    subscription: {
      endpoint: `http://127.0.0.1:${port}/push/${randomBytes(8).toString('hex')}`,
      keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    received,
    answers,
    requests: () => count,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

type Browser = { browser: ReturnType<typeof createECDH>; auth: Buffer };

/** Decrypts by RFC 8188 (aes128gcm, one record) with the keys of RFC 8291. */
function decrypt(body: Buffer, { browser, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derive({ secret: browser.computeSecret(sender), salt: auth, info, length: 32 });
  const key = derive({ secret, salt, info: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = derive({ secret, salt, info: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
}

type Derivation = { secret: Buffer; salt: Buffer; info: Buffer; length: number };

const derive = ({ secret, salt, info, length }: Derivation): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Checks by RFC 8292: a JWT signed with ES256 by the key that the browser registered with. */
function checkedClaims(authorization: string, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key !== publicKey) throw new Error(`Another key: ${authorization}`);
  const [header = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${claims}`);
  const isOurs = verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  if (!isOurs) throw new Error('The signature is not ours');
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}
