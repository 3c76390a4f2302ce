import { commitSet, type Committed, type SetEntries } from './commit-set.ts';
import { liveEntries, liveIdOf } from './live-entries.ts';
import type { Reason } from './promote.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';

function withDisabled(registry: Registry, entries: SetEntries, { remote, message }: Switch): SetEntries {
  const id = liveIdOf(registry, entries, remote);
  const entry = entries.remotes[remote];
  if (entry === undefined) throw new RegistryError('refused', 'The shell cannot be turned off: nothing would be left.');
  return { ...entries, remotes: { ...entries.remotes, [remote]: { ...entry, id, disabled: message } } };
}

type Switch = { remote: string; message: string | null };

/**
 * Turns a remote off with a message that people read in its place; null turns it on again.
 * @throws RegistryError unknown remote; refused for the shell
 */
export async function disable(registry: Registry, { remote, message }: Switch, reason: Reason): Promise<Committed> {
  const action = message === null ? 'enable' : 'disable';
  return commitSet(registry, { action, ...reason }, async (live) =>
    withDisabled(registry, liveEntries(registry, live), { remote, message }),
  );
}
