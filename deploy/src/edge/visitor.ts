import { COMPANY_COOKIE } from '@fieldspan/contract/release';
import type { Exchange } from './reply.ts';

/** What the edge knows of who asks: whether there is a session, and whose releases they get. Nothing is allowed by it. */
export type Visitor = { isSignedIn: boolean; company: string | null };

/** Slugs only: what a browser sends is written by anybody. */
const SLUG = /^[\w-]{1,100}$/;

/** Reads the cookies that the server has set. Without a session nobody is in a canary. */
export function visitorOf({ request }: Exchange): Visitor {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='));
  const cookies = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  const isSignedIn = cookies.has('fieldspan_session');
  const company = cookies.get(COMPANY_COOKIE) ?? '';
  return { isSignedIn, company: isSignedIn && SLUG.test(company) ? company : null };
}
