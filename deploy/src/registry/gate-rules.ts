import type { Release } from '@fieldspan/contract/release';
import { satisfies } from 'semver';
import { firstVisitKB } from './first-visit.ts';

/** The gate's input: every release of one set, by name. */
export type Combination = { env: string; releases: Map<string, Release> };

const label = (release: Release): string => `${release.remote} ${release.version}`;

function useProblem(user: Release, [widget, range]: [string, string], { env, releases }: Combination): string[] {
  const [owner = '', name = ''] = widget.split('.');
  const provider = releases.get(owner);
  if (provider === undefined) return [`${label(user)} needs ${widget} ${range}; ${env} has no remote ${owner}`];
  const given = provider.manifest?.widgets[name];
  if (given === undefined) return [`${label(user)} needs ${widget} ${range}; ${label(provider)} gives no such widget`];
  return satisfies(given, range) ? [] : [`${label(user)} needs ${widget} ${range}; ${label(provider)} gives ${given}`];
}

/** Every widget that a remote uses is provided by another, in a version that it accepts. */
export function usesProblems(combination: Combination): string[] {
  return [...combination.releases.values()].flatMap((user) =>
    Object.entries(user.manifest?.uses ?? {}).flatMap((use) => useProblem(user, use, combination)),
  );
}

/** Two patterns are equal when only their parameter names differ. */
function shapeOf(path: string): string {
  return path.replaceAll(/:[^/]+/g, ':');
}

/**
 * Reserved paths: sign-in belongs to the shell, some paths are answered by edge or servers, and a parameter as first
 * segment would match everything.
 */
export const isReserved = (path: string): boolean =>
  /^\/(?:login|sign-in|api|resources|ops|r|healthz|readyz)(?:\/|$)|^\/[:*]/.test(path);

/** No path has two owners, and none belongs to the shell. */
export function routeProblems({ releases }: Combination): string[] {
  const owners = new Map<string, Release>();
  const problems = [...releases.values()].flatMap((release) =>
    (release.manifest?.routes ?? [])
      .filter(({ path }) => isReserved(path))
      .map(({ path }) => `${label(release)} takes the path ${path}, which is the shell's`),
  );
  for (const release of releases.values()) {
    for (const { path } of release.manifest?.routes ?? []) {
      const owner = owners.get(shapeOf(path));
      if (owner !== undefined) problems.push(`${label(owner)} and ${label(release)} both own the path ${path}`);
      owners.set(shapeOf(path), release);
    }
  }
  return problems;
}

/** The version of a singleton that a page would run: the shell's if it has one, otherwise any that a remote brings. */
function candidates(name: string, { releases }: Combination): string[] {
  const ofShell = releases.get('shell')?.shared[name]?.version;
  if (ofShell !== undefined) return [ofShell];
  return [...releases.values()].flatMap((release) => release.shared[name]?.version ?? []);
}

function singletonProblem(name: string, combination: Combination): string[] {
  const ranges = [...combination.releases.values()].flatMap((release) => {
    const range = release.shared[name]?.range;
    return range === undefined ? [] : [{ release, range }];
  });
  const versions = candidates(name, combination);
  if (versions.some((version) => ranges.every(({ range }) => satisfies(version, range)))) return [];
  const misfits = ranges.filter(({ range }) => !versions.some((version) => satisfies(version, range)));
  const named = (misfits.length > 0 ? misfits : ranges).map(({ release, range }) => `${label(release)} needs ${range}`);
  return [`no one version of ${name} fits: ${versions.join(', ')} is there, ${named.join(', ')}`];
}

/** The one version of each shared singleton satisfies everybody. */
export function sharedProblems(combination: Combination): string[] {
  const names = new Set([...combination.releases.values()].flatMap((release) => Object.keys(release.shared)));
  return [...names].sort().flatMap((name) => singletonProblem(name, combination));
}

/** The shell provides every module that a remote takes from it. */
export function externalProblems({ releases }: Combination): string[] {
  const shell = releases.get('shell');
  if (shell === undefined) return [];
  const given = new Set(shell.externals);
  return [...releases.values()].flatMap((release) => {
    const missing = release === shell ? [] : (release.externals ?? []).filter((name) => !given.has(name));
    return missing.length === 0
      ? []
      : [`${label(release)} takes ${missing.join(', ')} from the shell; ${label(shell)} does not give it`];
  });
}

/**
 * A remote's first visit stays within the budget in its remote.json, and within the operators' cap, whatever it says there.
 * @param capKB of the channel; none by default
 */
export function budgetProblems(release: Release, capKB = Infinity): string[] {
  const budget = release.manifest?.budgetKB ?? Infinity;
  const weight = firstVisitKB(release);
  const said = `${label(release)} weighs ${weight} KB on a first visit`;
  if (weight > budget) return [`${said}; its budget is ${budget} KB`];
  return release.manifest !== null && weight > capKB ? [`${said}; nobody may weigh more than ${capKB} KB here`] : [];
}

const stateOf = ({ manifest, state = {} }: Release): NonNullable<Release['state']> => manifest?.state ?? state;

/**
 * Data that one release stored on devices can be read by the other, or is migrated back for it first.
 * @param before what ran so far
 * @param after what runs next
 */
export function stateProblems(before: Release, after: Release): string[] {
  return Object.entries(stateOf(before)).flatMap(([store, { writes, writesBack }]) => {
    const reader = stateOf(after)[store];
    if (reader === undefined || reader.reads.includes(writes) || writesBack.includes(reader.writes)) return [];
    const reads = reader.reads.join(', ');
    return [
      `${label(after)} reads ${store} ${reads}; ${label(before)} has written ${store} ${writes} and cannot write it back`,
    ];
  });
}
