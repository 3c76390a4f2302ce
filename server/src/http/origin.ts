import type { Config } from '../config.ts';

/** Whether the browser asked by https; the edge in front says so. */
export function isHttps(headers: Headers): boolean {
  return headers.get('x-forwarded-proto') === 'https';
}

/**
 * Where links in mail lead. In production only PUBLIC_URL decides: a host that the request names could be anyone's,
 * and the link carries a secret.
 * @throws Error in production without PUBLIC_URL
 */
export function publicOrigin(config: Pick<Config, 'publicUrl' | 'isProduction'>, headers: Headers): string {
  if (config.publicUrl !== null) return config.publicUrl.replace(/\/+$/, '');
  if (config.isProduction) throw new Error('PUBLIC_URL is not set: no link can be sent');
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? 'localhost';
  return `${isHttps(headers) ? 'https' : 'http'}://${host}`;
}
