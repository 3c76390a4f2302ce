import * as v from 'valibot';
import { isPrivateHost } from './private-address.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** An uncompressed P-256 point and 16 bytes, as URL-safe base64. */
const KEY_BYTES = { p256dh: 65, auth: 16 } as const;

const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+={0,2}$/, 'must be URL-safe base64'),
    v.check((text) => Buffer.from(text, 'base64url').length === count, `must have ${count} bytes`),
  );

/**
 * The browser's PushSubscription. The server will send requests to its endpoint, so the endpoint must be https on the
 * public internet; an installation that listens only on loopback also accepts a loopback address.
 */
export const pushSubscriptionSchema = ({ isLocal }: { isLocal: boolean }) =>
  v.object({
    endpoint: v.pipe(
      v.string(),
      v.maxLength(2000, 'must not be longer than 2000 characters'),
      v.check((text) => isPushEndpoint(text, isLocal), 'must be an https address of a push service'),
    ),
    keys: v.object({ p256dh: bytes(KEY_BYTES.p256dh), auth: bytes(KEY_BYTES.auth) }),
  });

function isPushEndpoint(text: string, isLocal: boolean): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (isLocal && LOOPBACK.has(hostname)) return protocol === 'https:' || protocol === 'http:';
  return protocol === 'https:' && !isPrivateHost(hostname);
}
