import type { Canary } from '@fieldspan/contract/release';
import { resolveRelease } from './artifacts.ts';
import { commitSet, type Committed, type SetEntries } from './commit-set.ts';
import { canaryOf, liveEntries, liveIdOf, withLive, withoutCanary } from './live-entries.ts';
import type { Reason } from './promote.ts';
import type { Registry } from './registry.ts';
import { RegistryError } from './registry-error.ts';

/** More than three canaries make more combinations than anybody can oversee: each one doubles them. */
const MOST_CANARIES = 3;

/** Who gets a canary. Without a percentage: nobody by chance, or as many as before. */
export type Share = Pick<Canary, 'include' | 'exclude' | 'guard'> & { percent: number | null };

/** @throws RegistryError refused when somebody who has it would lose it */
function widened(before: Canary, { percent, include, exclude, guard }: Share): Canary {
  const isNarrower =
    (percent ?? before.percent) < before.percent || exclude.some((company) => !before.exclude.includes(company));
  if (isNarrower) {
    throw new RegistryError(
      'refused',
      `A canary only grows, so that nobody goes back and forth: ${before.remote} is at ${before.percent} %. To take it back: pnpm fed abort ${before.remote}`,
    );
  }
  return {
    ...before,
    percent: percent ?? before.percent,
    include: [...new Set([...before.include, ...include])],
    exclude: before.exclude.filter((company) => !include.includes(company)),
    guard,
  };
}

function refuseNew(registry: Registry, entries: SetEntries, { remote, id }: { remote: string; id: string }): void {
  if (liveIdOf(registry, entries, remote) === id)
    throw new RegistryError('refused', `${remote} ${id} is live for everybody already.`);
  if (entries.canaries.length < MOST_CANARIES) return;
  const names = entries.canaries.map((each) => each.remote).join(', ');
  throw new RegistryError(
    'refused',
    `There are ${MOST_CANARIES} canaries already: ${names}. Finish or abort one first.`,
  );
}

function started(
  registry: Registry,
  entries: SetEntries,
  target: { remote: string; id: string; share: Share },
): SetEntries {
  const { remote, id, share } = target;
  const running = entries.canaries.find((each) => each.remote === remote);
  if (running !== undefined && running.to !== id)
    throw new RegistryError('refused', `${remote} has a canary of ${running.to}. Finish or abort it first.`);
  if (running === undefined) refuseNew(registry, entries, target);
  const name = `${remote}-${id}`;
  const first: Canary = { id: name, remote, to: id, salt: name, unit: 'tenant', ...share, percent: share.percent ?? 0 };
  const next = running === undefined ? first : widened(running, share);
  return { ...entries, canaries: [...withoutCanary(entries, remote).canaries, next] };
}

/**
 * Gives a release to some companies, or to more of them.
 * @throws RegistryError unknown; refused when somebody would lose the canary, or by the gate
 */
export async function canary(
  registry: Registry,
  { spec, share }: { spec: string; share: Share },
  reason: Reason,
): Promise<Committed> {
  const target = { ...(await resolveRelease(registry, spec)), share };
  return commitSet(registry, { action: 'canary', ...reason }, async (live) =>
    started(registry, liveEntries(registry, live), target),
  );
}

/** Makes a canary live for everybody. */
export async function finish(registry: Registry, remote: string, reason: Reason): Promise<Committed> {
  return commitSet(registry, { action: 'finish', ...reason }, async (live) => {
    const entries = liveEntries(registry, live);
    const { to } = canaryOf(registry, entries, remote);
    return withLive(withoutCanary(entries, remote), remote, to);
  });
}

/** Ends a canary: everybody gets the live release again. */
export async function abort(registry: Registry, remote: string, reason: Reason): Promise<Committed> {
  return commitSet(registry, { action: 'abort', ...reason }, async (live) => {
    const entries = liveEntries(registry, live);
    canaryOf(registry, entries, remote);
    return withoutCanary(entries, remote);
  });
}
