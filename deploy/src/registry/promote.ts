import type { ReleaseSet } from '@fieldspan/contract/release';
import { resolveRelease } from './artifacts.ts';
import { commitSet, type Committed, type Decision, type SetEntries } from './commit-set.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';

type Target = { remote: string; id: string };
export type Reason = Pick<Decision, 'who' | 'reason'>;

function shellOf(live: ReleaseSet | null, targets: Target[]): SetEntries['shell'] {
  const id = targets.find(({ remote }) => remote === 'shell')?.id ?? live?.shell.id;
  if (id !== undefined) return { id };
  throw new RegistryError(
    'refused',
    'No shell is live yet. Promote it together with the remotes: pnpm fed promote shell@… equipment@…',
  );
}

function withTargets(live: ReleaseSet | null, targets: Target[]): SetEntries {
  const remotes = { ...live?.remotes };
  for (const { remote, id } of targets.filter((target) => target.remote !== 'shell')) {
    const before = remotes[remote]?.id ?? null;
    if (before !== id) remotes[remote] = { id, lastGood: before, disabled: null };
  }
  return { shell: shellOf(live, targets), remotes };
}

/**
 * Makes releases live, all of them in one set.
 * @param specs such as `equipment@1.0.1` or `shell@1.0.0+0123456789ab`
 * @throws RegistryError unknown, with what exists; refused by the gate
 */
export async function promote(registry: Registry, specs: string[], reason: Reason): Promise<Committed> {
  const targets: Target[] = [];
  for (const spec of specs) targets.push(await resolveRelease(registry, spec));
  return commitSet(registry, { action: 'promote', ...reason }, async (live) => withTargets(live, targets));
}
