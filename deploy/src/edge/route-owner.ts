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

/** At the first depth where two patterns differ the literal goes first. */
function byLiterals(a: Owned, b: Owned): number {
  const depth = a.segments.findIndex((segment, index) => isParameter(segment) !== isParameter(b.segments[index] ?? ''));
  return depth < 0 ? 0 : Number(isParameter(a.segments[depth] ?? '')) - Number(isParameter(b.segments[depth] ?? ''));
}

/** `login`: a visitor who is not signed in gets the login screen in its place; `shows`: the places that stand on it from the start. */
export type RouteOwner = { remote: string; login: boolean; shows: string[] };

/**
 * The remote whose page stands at a path; a literal segment beats a parameter at every depth, across all remotes.
 * @param path decoded, without query string
 * @returns null for the shell's own pages and for paths that nobody owns
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
