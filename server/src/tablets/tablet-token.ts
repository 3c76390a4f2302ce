import { isHttps } from '../http/origin.ts';
import { sentCookie } from '../http/sent-cookie.ts';
import { tokenHash } from '../http/token.ts';

const COOKIE = 'fieldspan_tablet';
const DAYS = 400;

/** The token hash of the requesting tablet; for any other browser, the hash of empty text. */
export function sentTablet(headers: Headers): string {
  const token = sentCookie(headers, COOKIE);
  return tokenHash(/^[\w-]{43}$/.test(token) ? token : '');
}

/** The Set-Cookie header that makes a browser a tablet; scripts cannot read it. */
export function tabletCookie(token: string, headers: Headers): string {
  const secure = isHttps(headers) ? '; Secure' : '';
  return `${COOKIE}=${token}; Path=/api/; HttpOnly; SameSite=Strict; Max-Age=${DAYS * 86_400}${secure}`;
}
