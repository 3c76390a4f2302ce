import { companyMark } from '@fieldspan/contract/edge-key';
import type { EdgeKeys } from '@fieldspan/contract/edge-key';
import { COMPANY_COOKIE } from '@fieldspan/contract/release';
import type { Session } from './context.ts';
import { isHttps } from './origin.ts';
import { sentCookie } from './sent-cookie.ts';
import { SESSION_COOKIE } from './session.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Tells the edge, by a cookie, whose releases this browser gets: a canary goes by company. It is marked for this session with
 * the key that edges have too, so nobody learns what another company tries out. Sent only when the browser says another.
 * @returns headers of the answer
 */
export function companyCookie(session: Session | null, headers: Headers, keys: EdgeKeys): Record<string, string> {
  const company = session?.companySlug ?? null;
  if (company === null) return {};
  const mark = companyMark(keys, { company, session: sentCookie(headers, SESSION_COOKIE) }) ?? company;
  if (sentCookie(headers, COMPANY_COOKIE) === mark) return {};
  const secure = isHttps(headers) ? '; Secure' : '';
  const cookie = `${COMPANY_COOKIE}=${mark}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${ONE_YEAR_SECONDS}${secure}`;
  return { 'set-cookie': cookie };
}
