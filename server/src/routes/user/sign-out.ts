import { closeSession, sessionCookie } from '../../http/session.ts';
import { Reply } from '../../http/reply.ts';
import type { OpenRoute } from '../../http/route.ts';
import { isHttps } from '../../http/origin.ts';

/** Also succeeds without a session: signing out twice is not an error. */
export const signOut: OpenRoute = {
  verb: 'POST',
  path: 'user/sign-out',
  before: 'terms',
  summary: 'End this session and its tokens',
  session: 'optional',
  withoutFactor: true,
  async handle({ session, services, headers }) {
    if (session) await services.db.system((tx) => closeSession(tx, session.sessionId));
    return new Reply(null, { headers: { 'set-cookie': sessionCookie(null, { secure: isHttps(headers) }) } });
  },
};
