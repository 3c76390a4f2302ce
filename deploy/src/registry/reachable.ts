import type { Canary, ReleaseSet } from '@fieldspan/contract/release';
import { idsOf } from './set-changes.ts';

/** A combination of releases that some company gets. */
export type Arm = {
  /** Its canaries, such as `forms 1.1.0+0123456789ab`; empty for the baseline. */
  name: string;
  /** Release ids by name, including the shell's. */
  ids: Map<string, string>;
};

export type SetReleases = Pick<ReleaseSet, 'shell' | 'remotes' | 'canaries'>;

function mixes(canaries: Canary[]): Canary[][] {
  const [first, ...others] = canaries;
  return first === undefined ? [[]] : mixes(others).flatMap((mix) => [mix, [first, ...mix]]);
}

/** Every combination that somebody can get: the baseline first, then each mix of canaries. */
export function reachableArms(set: SetReleases): Arm[] {
  return mixes(set.canaries).map((mix) => ({
    name: mix.map(({ remote, to }) => `${remote} ${to}`).join(' and '),
    ids: new Map([...idsOf(set), ...mix.map(({ remote, to }) => [remote, to] as const)]),
  }));
}

/** Every id that somebody can get, by remote. */
export function reachableIds(set: SetReleases): Map<string, Set<string>> {
  const ids = new Map([...idsOf(set)].map(([name, id]) => [name, new Set([id])]));
  for (const { remote, to } of set.canaries) ids.set(remote, (ids.get(remote) ?? new Set()).add(to));
  return ids;
}
