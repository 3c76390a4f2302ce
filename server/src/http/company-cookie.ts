import { companyMark } from '@fieldspan/contract/edge-key';
import type { EdgeKeys } from '@fieldspan/contract/edge-key';
import { COMPANY_COOKIE } from '@fieldspan/contract/release';
import type { Session } from './context.ts';
import { isHttps } from './origin.ts';
import { sentCookie } from './sent-cookie.ts';
import { SESSION_COOKIE } from './session.ts';

const ONE_YEAR_SECONDS = 31_536_000;

/**
 * Sets a cookie that tells the edge which company's releases this browser gets, because a canary release is per
 * company. The value is signed for this session with a key that edges share, so nobody can find out what another
 * company is trying. The cookie is sent only when it differs from the browser's.
 * @returns response headers
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
