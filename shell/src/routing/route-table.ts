import type { PageSet } from '@fieldspan/contract/release';
import type { RemoteRoute } from '@fieldspan/contract/remote-manifest';

/** A route and its owner: a remote's name, or null for the shell. */
export type OwnedRoute = RemoteRoute & { owner: string | null };

/** The routes of the shell and of every remote in the set. */
export function routeTable(own: readonly RemoteRoute[], { remotes }: Pick<PageSet, 'remotes'>): OwnedRoute[] {
  const ofShell = own.map((route) => ({ ...route, owner: null }));
  const ofRemotes = Object.entries(remotes).flatMap(([owner, { manifest }]) =>
    manifest.routes.map((route) => ({ ...route, owner })),
  );
  return [...ofShell, ...ofRemotes];
}

/**
 * Finds the route of an address: at the first segment where two candidates differ, a literal beats a parameter, whoever
 * owns them. A trailing slash is ignored.
 * @returns null for an unknown address
 */
export function matchRoute(table: readonly OwnedRoute[], pathname: string): OwnedRoute | null {
  const wanted = segmentsOf(pathname);
  const sameLength = byLength(table).get(wanted.length) ?? [];
  const candidates = sameLength.filter(({ pattern }) => fits(pattern, wanted));
  return candidates.toSorted((a, b) => compareSpecificity(a.pattern, b.pattern))[0]?.route ?? null;
}

type Candidate = { route: OwnedRoute; pattern: readonly string[] };

/** Every link of the page asks which route it leads to, so the routes of a table are split into segments once. */
const split = new WeakMap<readonly OwnedRoute[], ReadonlyMap<number, readonly Candidate[]>>();

function byLength(table: readonly OwnedRoute[]): ReadonlyMap<number, readonly Candidate[]> {
  const known = split.get(table);
  if (known) return known;
  const candidates = table.map((route) => ({ route, pattern: segmentsOf(route.path) }));
  const made = Map.groupBy(candidates, ({ pattern }) => pattern.length);
  split.set(table, made);
  return made;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') ?? false;

const fits = (pattern: readonly string[], wanted: readonly string[]): boolean =>
  pattern.every((part, depth) => part === wanted[depth] || isParameter(part));

function compareSpecificity(a: readonly string[], b: readonly string[]): number {
  const kinds = a.map((segment, depth) => Number(isParameter(segment)) - Number(isParameter(b[depth])));
  return kinds.find((kind) => kind !== 0) ?? 0;
}
