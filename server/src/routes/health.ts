import { Failure } from '../http/errors.ts';
import type { Route } from '../http/route.ts';

/** For whoever keeps the process running; neither needs a session, neither is a call. */
export const healthRoutes: readonly Route[] = [
  {
    verb: 'GET',
    path: 'healthz',
    root: true,
    session: 'none',
    summary: 'The process answers',
    handle: () => Promise.resolve(plain('ok')),
  },
  {
    verb: 'GET',
    path: 'readyz',
    root: true,
    session: 'none',
    summary: 'The database answers and is up to date',
    async handle({ services }) {
      try {
        // The server listens only after its migrations, so an answer from their table is all that is asked.
        await services.db.statement('select 1 from schema_migration limit 1');
      } catch (error) {
        services.log.warn({ err: error }, 'not ready');
        throw new Failure(503, ['The database does not answer.']);
      }
      return plain('ready');
    },
  },
];

function plain(text: string): Response {
  return new Response(`${text}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
