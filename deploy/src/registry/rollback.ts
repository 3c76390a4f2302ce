import type { ReleaseSet } from '@fieldspan/contract/release';
import { resolveRelease } from './artifacts.ts';
import { readSet, setNumbers } from './channel.ts';
import { commitSet, type Committed, type SetEntries } from './commit-set.ts';
import { liveHistory } from './history.ts';
import { liveEntries, liveIdOf } from './live-entries.ts';
import type { Reason } from './promote.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { readLog } from './release-log.ts';

/** What was live of a remote before what is live now, the latest last; recalled releases are left out. */
async function earlierIds(registry: Registry, entries: SetEntries, remote: string): Promise<string[]> {
  const history = liveHistory(await readLog(registry), registry.env, remote).slice(0, -1);
  return history.filter((id) => !entries.recalled.includes(`${remote}@${id}`));
}

async function targetId(registry: Registry, entries: SetEntries, { remote, to }: Step): Promise<string> {
  const current = liveIdOf(registry, entries, remote);
  const earlier = await earlierIds(registry, entries, remote);
  if (to !== null) {
    const { id } = await resolveRelease(registry, `${remote}@${to}`);
    if (earlier.includes(id)) return id;
    const known = earlier.length === 0 ? 'nothing' : [...new Set(earlier)].join(', ');
    throw new RegistryError('refused', `${remote} ${id} was not live before in ${registry.env}; that was ${known}.`);
  }
  const previous = earlier.at(-1);
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
    if (entry?.id === id) return { ...entry, disabled: null };
  }
  return { id, lastGood: null, disabled: null };
}

/** `forms` for the release that was live before, `forms@1.0.0` for an earlier one. */
function stepOf(spec: string): Step {
  const [remote = '', to = null] = spec.split('@');
  return { remote, to };
}

type Step = { remote: string; to: string | null };

/**
 * The entries with one remote back at an earlier release, nothing else changed.
 * @param spec `forms`, or `forms@1.0.0` for another than the one before
 */
export async function steppedBack(registry: Registry, entries: SetEntries, spec: string): Promise<SetEntries> {
  const step = stepOf(spec);
  const id = await targetId(registry, entries, step);
  if (step.remote === 'shell') return { ...entries, shell: { id } };
  return { ...entries, remotes: { ...entries.remotes, [step.remote]: await entryOf(registry, step.remote, id) } };
}

/**
 * Makes the release live again that was live before, and changes nothing else. Needs no build.
 * @throws RegistryError unknown remote; refused when nothing was live before or the gate finds a clash
 */
export async function rollback(registry: Registry, spec: string, reason: Reason): Promise<Committed> {
  return commitSet(registry, { action: 'rollback', ...reason }, (live) =>
    steppedBack(registry, liveEntries(registry, live), spec),
  );
}
