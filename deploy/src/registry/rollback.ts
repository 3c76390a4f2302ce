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

/** The releases of a remote that were live before the present one, latest last; without recalled ones. */
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

/** The entry as it was when that id was last live, including its own fallback release. */
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

/** Parses `forms` (the release that was live before) or `forms@1.0.0` (an earlier one). */
function stepOf(spec: string): Step {
  const [remote = '', to = null] = spec.split('@');
  return { remote, to };
}

type Step = { remote: string; to: string | null };

/**
 * The entries with one remote back at an earlier release, nothing else changed.
 * @param spec `forms` for the previous release, or `forms@1.0.0`
 */
export async function steppedBack(registry: Registry, entries: SetEntries, spec: string): Promise<SetEntries> {
  const step = stepOf(spec);
  const id = await targetId(registry, entries, step);
  if (step.remote === 'shell') return { ...entries, shell: { id } };
  return { ...entries, remotes: { ...entries.remotes, [step.remote]: await entryOf(registry, step.remote, id) } };
}

/**
 * Makes an earlier release live again and changes nothing else. Needs no build.
 * @throws RegistryError unknown remote; refused when nothing was live before or the gate finds a conflict
 */
export async function rollback(registry: Registry, spec: string, reason: Reason): Promise<Committed> {
  return commitSet(registry, { action: 'rollback', ...reason }, (live) =>
    steppedBack(registry, liveEntries(registry, live), spec),
  );
}
