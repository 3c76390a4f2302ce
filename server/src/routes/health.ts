import { API_LEVEL, OLDEST_LEVEL } from '@fieldspan/contract/api-level';
import * as v from 'valibot';
import { Failure } from '../http/errors.ts';
import type { Route } from '../http/route.ts';

const LastMigrationSchema = v.object({ rows: v.tuple([v.object({ name: v.string() })]) });

/** For process supervision. They need no session and are not API calls. */
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
    summary: 'The database answers and is up to date; which API and which schema there is',
    async handle({ services }) {
      try {
        // The server listens only after its migrations, so it is ready if their table can be read.
        const last = await services.db.statement('select max(name) as name from schema_migration');
        return ready(v.parse(LastMigrationSchema, last).rows[0].name);
      } catch (error) {
        services.log.warn({ err: error }, 'not ready');
        throw new Failure(503, ['The database does not answer.']);
      }
    },
  },
];

/**
 * The supported API levels: the newest, and the oldest that still works. `fed` reads them before a release goes live.
 */
function ready(schema: string): Response {
  return Response.json(
    { level: API_LEVEL, oldest: OLDEST_LEVEL, schema },
    { headers: { 'cache-control': 'no-store' } },
  );
}

function plain(text: string): Response {
  return new Response(`${text}\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
