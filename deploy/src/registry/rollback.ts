import type { ReleaseSet } from '@fieldspan/contract/release';
import { readSet, setNumbers } from './channel.ts';
import { commitSet, type Committed, type SetEntries } from './commit-set.ts';
import { liveHistory } from './history.ts';
import type { Reason } from './promote.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { readLog } from './release-log.ts';
import { idsOf } from './set-changes.ts';

async function previousId(registry: Registry, live: ReleaseSet, remote: string): Promise<string> {
  const ids = idsOf(live);
  const current = ids.get(remote);
  if (current === undefined) {
    throw new RegistryError(
      'unknown',
      `There is no remote "${remote}" in ${registry.env}. Live are: ${[...ids.keys()].join(', ')}.`,
    );
  }
  const previous = liveHistory(await readLog(registry), registry.env, remote).at(-2);
  if (previous !== undefined) return previous;
  throw new RegistryError('refused', `${remote} has had no other release live before ${current} in ${registry.env}.`);
}

/** The entry as it stood when that id was last live: its own last good id comes back with it. */
async function entryOf(registry: Registry, remote: string, id: string): Promise<ReleaseSet['remotes'][string]> {
  for (const seq of (await setNumbers(registry)).toReversed()) {
    const set = await readSet(registry, seq).catch((error: unknown) => {
      if (error instanceof RegistryError) return null;
      throw error;
    });
    const entry = set?.remotes[remote];
    if (entry?.id === id) return entry;
  }
  return { id, lastGood: null, disabled: null };
}

async function rolledBack(registry: Registry, live: ReleaseSet | null, remote: string): Promise<SetEntries> {
  if (live === null) throw new RegistryError('unknown', `Nothing has been promoted in ${registry.env} yet.`);
  const id = await previousId(registry, live, remote);
  if (remote === 'shell') return { shell: { id }, remotes: live.remotes };
  return { shell: live.shell, remotes: { ...live.remotes, [remote]: await entryOf(registry, remote, id) } };
}

/**
 * Makes the release live again that was live before, and changes nothing else. Needs no build.
 * @throws RegistryError unknown remote; refused when nothing was live before or the gate finds a clash
 */
export async function rollback(registry: Registry, remote: string, reason: Reason): Promise<Committed> {
  return commitSet(registry, { action: 'rollback', ...reason }, (live) => rolledBack(registry, live, remote));
}
