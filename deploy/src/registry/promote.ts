import type { ReleaseSet } from '@fieldspan/contract/release';
import { resolveRelease } from './artifacts.ts';
import { commitSet, type Committed, type Decision, type SetEntries } from './commit-set.ts';
import { withLive } from './live-entries.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { idsOf } from './set-changes.ts';

type Target = { remote: string; id: string };
export type Reason = Omit<Decision, 'action'>;

function refuseBesideCanary(entries: SetEntries, targets: Target[]): void {
  const canary = entries.canaries.find(({ remote }) => targets.some((target) => target.remote === remote));
  if (canary === undefined) return;
  throw new RegistryError(
    'refused',
    `${canary.remote} has a canary, ${canary.to}. First "pnpm fed finish ${canary.remote}" or "pnpm fed abort ${canary.remote}".`,
  );
}

/** The state before the first promotion, which must include the shell. */
function firstEntries(targets: Target[]): SetEntries {
  const id = targets.find(({ remote }) => remote === 'shell')?.id;
  if (id !== undefined) return { shell: { id }, remotes: {}, canaries: [], recalled: [] };
  throw new RegistryError(
    'refused',
    'No shell is live yet. Promote it together with the remotes: pnpm fed promote shell@… equipment@…',
  );
}

/** @throws RegistryError unknown, listing what is live */
function takenOut({ env }: Registry, entries: SetEntries, names: readonly string[]): SetEntries {
  const unknown = names.find((name) => !(name in entries.remotes));
  if (unknown !== undefined)
    throw new RegistryError(
      'unknown',
      `There is no remote "${unknown}" in ${env} to take out. Live are: ${Object.keys(entries.remotes).join(', ')}.`,
    );
  const remotes = Object.fromEntries(Object.entries(entries.remotes).filter(([name]) => !names.includes(name)));
  return { ...entries, remotes };
}

type Wanted = { targets: Target[]; without: readonly string[] };

function withTargets(registry: Registry, live: ReleaseSet | null, { targets, without }: Wanted): SetEntries {
  let entries: SetEntries = live ?? firstEntries(targets);
  refuseBesideCanary(entries, [...targets, ...without.map((remote) => ({ remote, id: '' }))]);
  entries = takenOut(registry, entries, without);
  const before = idsOf(entries);
  for (const { remote, id } of targets) if (before.get(remote) !== id) entries = withLive(entries, remote, id);
  const { shell, remotes, canaries, recalled } = entries;
  return { shell, remotes, canaries, recalled };
}

/**
 * Makes releases live, all in one set.
 * @param specs such as `equipment@1.0.1` or `shell@1.0.0+0123456789ab`
 * @param without remotes to drop from the set; "fed restore" brings them back
 * @throws RegistryError unknown, listing what exists; refused by the gate
 */
export async function promote(
  registry: Registry,
  specs: readonly string[],
  { without = [], ...reason }: Reason & { without?: readonly string[] },
): Promise<Committed> {
  const targets: Target[] = [];
  for (const spec of specs) targets.push(await resolveRelease(registry, spec));
  return commitSet(registry, { action: 'promote', ...reason }, async (live) =>
    withTargets(registry, live, { targets, without }),
  );
}
