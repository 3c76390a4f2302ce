import type { Release, ReleaseSet } from '@fieldspan/contract/release';
import { readRelease } from './artifacts.ts';
import { reachableIds } from './reachable.ts';
import type { Registry } from './registry.ts';

/** A set that may become live, and the live set. */
export type Change = { registry: Registry; candidate: ReleaseSet; live: ReleaseSet | null };

/** The releases that a set would give to somebody and the live set gives to nobody. */
export async function newReleases({ registry, candidate, live }: Change): Promise<Release[]> {
  const known = live === null ? new Map<string, Set<string>>() : reachableIds(live);
  const fresh = [...reachableIds(candidate)].flatMap(([remote, ids]) =>
    [...ids].filter((id) => known.get(remote)?.has(id) !== true).map((id) => ({ remote, id })),
  );
  return Promise.all(fresh.map(({ remote, id }) => readRelease(registry, remote, id)));
}
