import { NotYet } from '../http/errors.ts';
import type { Route } from '../http/route.ts';

/**
 * Calls of the specification that this server does not implement yet. When you add one as a route, remove it here and
 * in server/README.md; a test keeps the two equal.
 */
export const NOT_YET: readonly Pick<Route, 'verb' | 'path'>[] = [
  { verb: 'GET', path: 'QuickbooksConnection/get-resource' },
];

export const notYetRoutes: readonly Route[] = NOT_YET.map(({ verb, path }) => ({
  verb,
  path,
  session: 'none',
  summary: 'Not available yet',
  handle: ({ params }) => Promise.reject(new NotYet(path.replace(':model', params['model'] ?? ''))),
}));
