import type { Route } from './route.ts';

type Segment = { literal: string } | { parameter: string };
type Compiled = { route: Route; segments: readonly Segment[] };

export type Match = { route: Route; params: Record<string, string> };
type Found = { kind: 'route'; match: Match } | { kind: 'other-verb'; route: Route } | { kind: 'none' };

export type Router = (verb: string, path: string) => Found;

/**
 * Builds a router. Literal segments ignore case, parameters keep it; a literal segment wins over a parameter at every
 * depth.
 */
export function createRouter(routes: readonly Route[]): Router {
  requireDistinct(routes);
  const compiled = routes.map(compile).toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const byLength = Map.groupBy(compiled, ({ segments }) => segments.length);

  return (verb, path) => {
    const parts = path.split('/').filter((part) => part !== '');
    const fitting = (byLength.get(parts.length) ?? []).filter(({ segments }) => fits(segments, parts));
    const found = fitting.find(({ route }) => route.verb === verb);
    if (found) return { kind: 'route', match: { route: found.route, params: paramsOf(found.segments, parts) } };
    const [other] = fitting;
    return other ? { kind: 'other-verb', route: other.route } : { kind: 'none' };
  };
}

function requireDistinct(routes: readonly Route[]): void {
  const seen = new Set<string>();
  for (const { verb, path } of routes) {
    const shape = `${verb} ${path.toLowerCase().replaceAll(/:[^/]+/g, ':')}`;
    if (seen.has(shape)) throw new Error(`Two routes answer ${verb} ${path}`);
    seen.add(shape);
  }
}

function compile(route: Route): Compiled {
  const segments = route.path
    .split('/')
    .filter((part) => part !== '')
    .map((part): Segment => (part.startsWith(':') ? { parameter: part.slice(1) } : { literal: part.toLowerCase() }));
  return { route, segments };
}

/** Sort key: literals before parameters, from the first segment on. */
function rank({ segments }: Compiled): string {
  return segments.map((segment) => ('literal' in segment ? '0' : '1')).join('');
}

function fits(segments: readonly Segment[], parts: readonly string[]): boolean {
  return segments.every((segment, at) => 'parameter' in segment || segment.literal === parts[at]?.toLowerCase());
}

function paramsOf(segments: readonly Segment[], parts: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segments.flatMap((segment, at) => ('parameter' in segment ? [[segment.parameter, decoded(parts[at] ?? '')]] : [])),
  );
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
