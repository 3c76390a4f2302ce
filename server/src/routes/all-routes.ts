import type { Route } from '../http/route.ts';
import { genericRoutes } from './generic.ts';
import { healthRoutes } from './health.ts';
import { openApiRoutes } from './open-api.ts';
import { specialRoutes } from './special.ts';

/** All routes of this server. */
export function allRoutes(): readonly Route[] {
  const calls = [...specialRoutes(), ...genericRoutes, ...healthRoutes];
  return [...calls, ...openApiRoutes(calls)];
}
