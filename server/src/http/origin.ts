import type { Config } from '../config.ts';
import { askedHost, asksThisMachine, mayDevelop } from './developing.ts';

/** Whether the browser used https, according to the edge. */
export function isHttps(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https';
}

/**
 * The base URL of links in mail. PUBLIC_URL decides. Only an installation that listens on loopback uses the requested
 * host, and only if it is a loopback name: the link carries a secret, and any other host could belong to an attacker.
 * @throws Error without PUBLIC_URL where others can reach the server
 */
export function publicOrigin(config: Pick<Config, 'publicUrl' | 'isLocal' | 'demo'>, headers: Headers): string {
  if (config.publicUrl !== null) return config.publicUrl.replace(/\/+$/, '');
  if (!mayDevelop(config)) throw new Error('PUBLIC_URL is not set: no link can be sent');
  if (asksThisMachine(headers)) return `${isHttps(headers) ? 'https' : 'http'}://${askedHost(headers)}`;
  const port = URL.parse(`http://${askedHost(headers)}`)?.port ?? '';
  return port === '' ? 'http://localhost' : `http://localhost:${port}`;
}
