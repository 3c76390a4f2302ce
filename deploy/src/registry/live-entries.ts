import type { Canary, ReleaseSet } from '@fieldspan/contract/release';
import type { SetEntries } from './commit-set.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { idsOf } from './set-changes.ts';

/**
 * The live set's entries, as the base of a change.
 * @throws RegistryError unknown before the first promotion
 */
export function liveEntries({ env }: Registry, live: ReleaseSet | null): SetEntries {
  if (live === null) throw new RegistryError('unknown', `Nothing has been promoted in ${env} yet.`);
  const { shell, remotes, canaries, recalled } = live;
  return { shell, remotes, canaries, recalled };
}

/**
 * The live id of a remote or the shell.
 * @throws RegistryError unknown, listing what is live
 */
export function liveIdOf({ env }: Registry, entries: SetEntries, remote: string): string {
  const ids = idsOf(entries);
  const id = ids.get(remote);
  if (id !== undefined) return id;
  throw new RegistryError(
    'unknown',
    `There is no remote "${remote}" in ${env}. Live are: ${[...ids.keys()].join(', ')}.`,
  );
}

/** The same entries with another release live of one remote or the shell. A newly live release is never disabled. */
export function withLive(entries: SetEntries, remote: string, id: string): SetEntries {
  if (remote === 'shell') return { ...entries, shell: { id } };
  const lastGood = entries.remotes[remote]?.id ?? null;
  return { ...entries, remotes: { ...entries.remotes, [remote]: { id, lastGood, disabled: null } } };
}

/** @throws RegistryError unknown, listing the running canaries */
export function canaryOf({ env }: Registry, entries: SetEntries, remote: string): Canary {
  const canary = entries.canaries.find((each) => each.remote === remote);
  if (canary !== undefined) return canary;
  const names = entries.canaries.map((each) => each.remote).join(', ');
  const known = names === '' ? 'There is none at all.' : `There are canaries of: ${names}.`;
  throw new RegistryError('unknown', `${remote} has no canary in ${env}. ${known}`);
}

export const withoutCanary = (entries: SetEntries, remote: string): SetEntries => ({
  ...entries,
  canaries: entries.canaries.filter((canary) => canary.remote !== remote),
});
