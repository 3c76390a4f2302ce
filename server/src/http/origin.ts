import type { Config } from '../config.ts';
import { askedHost, asksThisMachine, mayDevelop } from './developing.ts';

/** Whether the browser asked by https; the edge in front says so. */
export function isHttps(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https';
}

/**
 * Where links in mail lead. PUBLIC_URL decides; only a product of this machine alone takes the port and the name that
 * was asked for, and only a name of this machine: another host could be anyone's, and the link carries a secret.
 * @throws Error without PUBLIC_URL where others can ask
 */
export function publicOrigin(config: Pick<Config, 'publicUrl' | 'isLocal' | 'demo'>, headers: Headers): string {
  if (config.publicUrl !== null) return config.publicUrl.replace(/\/+$/, '');
  if (!mayDevelop(config)) throw new Error('PUBLIC_URL is not set: no link can be sent');
  if (asksThisMachine(headers)) return `${isHttps(headers) ? 'https' : 'http'}://${askedHost(headers)}`;
  const port = URL.parse(`http://${askedHost(headers)}`)?.port ?? '';
  return port === '' ? 'http://localhost' : `http://localhost:${port}`;
}
