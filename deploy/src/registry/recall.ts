import { resolveRelease } from './artifacts.ts';
import { commitSet, type Committed, type SetEntries } from './commit-set.ts';
import { liveEntries, withoutCanary } from './live-entries.ts';
import type { Reason } from './promote.ts';
import type { Registry } from './registry.ts';
import { steppedBack } from './rollback.ts';
import { idsOf } from './set-changes.ts';

async function withRecalled(
  registry: Registry,
  entries: SetEntries,
  target: { remote: string; id: string },
): Promise<SetEntries> {
  const { remote, id } = target;
  const recalled = [...new Set([...entries.recalled, `${remote}@${id}`])];
  const marked = { ...entries, recalled };
  const isCanary = entries.canaries.some((canary) => canary.remote === remote && canary.to === id);
  if (isCanary) return withoutCanary(marked, remote);
  return idsOf(entries).get(remote) === id ? steppedBack(registry, marked, remote) : marked;
}

/**
 * Marks a release as never to be mounted again, not even in open tabs. If it is live, the one before it becomes live
 * again; if it is a canary, the canary ends.
 * @throws RegistryError unknown; refused when nothing was live before it or the gate finds a conflict
 */
export async function recall(registry: Registry, spec: string, reason: Reason): Promise<Committed> {
  const target = await resolveRelease(registry, spec);
  return commitSet(registry, { action: 'recall', ...reason }, (live) =>
    withRecalled(registry, liveEntries(registry, live), target),
  );
}
