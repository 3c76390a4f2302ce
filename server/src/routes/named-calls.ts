import { specialCalls } from '@fieldspan/contract/calls';
import type { Route } from '../http/route.ts';

/** The calls that are not every model's, each under its own name: `:model/rotate` under those that the contract names. */
export function namedCalls(routes: readonly Route[]): Route[] {
  const calls = routes.filter(({ root }) => root !== true);
  const own = calls.filter(({ path }) => !path.startsWith(':model/'));
  const taken = new Set(own.map(({ path }) => path.toLowerCase()));
  const ofModels = calls.filter(({ path }) => path.startsWith(':model/') && !path.includes('/:'));
  return [...own, ...ofModels.flatMap((route) => named(route).filter(({ path }) => !taken.has(path.toLowerCase())))];
}

function named(route: Route): Route[] {
  const ending = route.path.replace(':model', '');
  return Object.keys(specialCalls)
    .filter((name) => name.endsWith(ending) && name.split('/').length === 2)
    .map((path) => under(route, path));
}

const under = (route: Route, path: string): Route => ({ ...route, path });
