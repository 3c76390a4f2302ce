import { COMPANY_COOKIE } from '@fieldspan/contract/release';
import type { Session } from './context.ts';
import { isHttps } from './origin.ts';

const ONE_YEAR_SECONDS = 31_536_000;

function sentCompany(headers: Headers): string | undefined {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return cookies.find(([name]) => name === COMPANY_COOKIE)?.[1];
}

/**
 * Tells the edge, by a cookie, whose releases this browser gets: a canary goes by company. No secret and no permission
 * hangs on it. Sent only when the browser says another company or none.
 * @returns headers of the answer
 */
export function companyCookie(session: Session | null, headers: Headers): Record<string, string> {
  const company = session?.companySlug ?? null;
  if (company === null || sentCompany(headers) === company) return {};
  const secure = isHttps(headers) ? '; Secure' : '';
  const cookie = `${COMPANY_COOKIE}=${company}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${ONE_YEAR_SECONDS}${secure}`;
  return { 'set-cookie': cookie };
}
