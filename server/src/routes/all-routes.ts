import type { Route } from '../http/route.ts';
import { genericRoutes } from './generic.ts';
import { healthRoutes } from './health.ts';
import { openApiRoutes } from './open-api.ts';
import { specialRoutes } from './special.ts';
import { whilePaid } from './while-paid.ts';

/** All routes of this server. */
export function allRoutes(): readonly Route[] {
  const calls = [...specialRoutes().map(whilePaid), ...genericRoutes, ...healthRoutes];
  return [...calls, ...openApiRoutes(calls)];
}
