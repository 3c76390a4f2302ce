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
  const candidates = table.filter(({ path }) => fits(segmentsOf(path), wanted));
  return candidates.toSorted((a, b) => compareSpecificity(a.path, b.path))[0] ?? null;
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string | undefined): boolean => segment?.startsWith(':') ?? false;

function fits(pattern: readonly string[], wanted: readonly string[]): boolean {
  return (
    pattern.length === wanted.length && pattern.every((part, depth) => isParameter(part) || part === wanted[depth])
  );
}

function compareSpecificity(a: string, b: string): number {
  const others = segmentsOf(b);
  const kinds = segmentsOf(a).map(
    (segment, depth) => Number(isParameter(segment)) - Number(isParameter(others[depth])),
  );
  return kinds.find((kind) => kind !== 0) ?? 0;
}
