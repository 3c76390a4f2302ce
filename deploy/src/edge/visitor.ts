import { companyIn, type EdgeKeys } from '@fieldspan/contract/edge-key';
import { COMPANY_COOKIE } from '@fieldspan/contract/release';
import type { Exchange } from './reply.ts';

/**
 * What the edge knows about a visitor: whether there is a session, whose releases they get, and the session cookie. It
 * grants no permission.
 */
export type Visitor = { isSignedIn: boolean; company: string | null; session: string };

/** The company must carry the server's MAC for this very session; an invented one is ignored. */
export function visitorOf({ request }: Exchange, keys: EdgeKeys): Visitor {
  const pairs = (request.headers.cookie ?? '').split(/;\s*/).map((pair) => pair.split('='));
  const cookies = new Map(pairs.map(([name = '', value = '']) => [name, value]));
  const session = cookies.get('fieldspan_session');
  const mark = cookies.get(COMPANY_COOKIE) ?? '';
  const company = session === undefined ? null : companyIn(keys, { mark, session });
  return { isSignedIn: session !== undefined, company, session: session ?? '' };
}
