import type { PageSet } from '@fieldspan/contract/release';

type Owned = { remote: string; login: boolean; shows: string[]; segments: string[] };

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');
const isParameter = (segment: string): boolean => segment.startsWith(':');

function matches({ segments }: Owned, wanted: string[]): boolean {
  return (
    segments.length === wanted.length &&
    segments.every((segment, depth) => isParameter(segment) || segment === wanted[depth])
  );
}

/** At the first segment where two patterns differ, the literal one sorts first. */
function byLiterals(a: Owned, b: Owned): number {
  const depth = a.segments.findIndex((segment, index) => isParameter(segment) !== isParameter(b.segments[index] ?? ''));
  return depth < 0 ? 0 : Number(isParameter(a.segments[depth] ?? '')) - Number(isParameter(b.segments[depth] ?? ''));
}

/** `login`: an anonymous visitor gets the login screen instead; `shows`: the places that are drawn on it at once. */
export type RouteOwner = { remote: string; login: boolean; shows: string[] };

/**
 * Finds the remote that owns a path; a literal segment beats a parameter at every depth, across all remotes.
 * @param path decoded, without query string
 * @returns null for the shell's own pages and for paths without an owner
 */
export function routeOwner({ remotes }: PageSet, path: string): RouteOwner | null {
  const wanted = segmentsOf(path);
  const owned = Object.entries(remotes).flatMap(([remote, { manifest }]) =>
    manifest.routes.map(({ path: pattern, login, shows = [] }): Owned => ({
      remote,
      login,
      shows,
      segments: segmentsOf(pattern),
    })),
  );
  return owned.filter((each) => matches(each, wanted)).sort(byLiterals)[0] ?? null;
}
