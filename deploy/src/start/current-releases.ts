import type { ReleaseSet } from '@fieldspan/contract/release';
import { allBuildables, developmentBuildables } from '../build/buildable.ts';
import { buildPackage, type Built } from '../build/build-package.ts';
import { inParallel } from '../build/in-parallel.ts';
import { sharedInputHash } from '../build/input-hash.ts';
import { liveSet } from '../registry/channel.ts';
import { promote } from '../registry/promote.ts';
import { publish } from '../registry/publish.ts';
import { recoverRegistry } from '../registry/recover.ts';
import type { Registry } from '../registry/registry.ts';
import { releaseId } from '../registry/release-id.ts';
import { retiredIn } from '../registry/retired.ts';
import { idsOf } from '../registry/set-changes.ts';
import type { Progress } from './progress.ts';

const BUILDS_AT_ONCE = 2;

/** `isForDeveloping`: include the development remotes, which no release carries. */
type Bringing = { progress: Progress; isForDeveloping: boolean };

async function buildAll({ progress, isForDeveloping }: Bringing): Promise<Built[]> {
  const sharedHash = await sharedInputHash();
  const buildables = isForDeveloping ? await developmentBuildables() : await allBuildables();
  return inParallel(buildables, BUILDS_AT_ONCE, async (each) => {
    const built = await buildPackage(each, sharedHash);
    if (built.isNew) progress.say(`${each.name} ${releaseId(built.release)}`);
    return built;
  });
}

/** A recalled release, or a remote with a running canary, is skipped: a person must decide. */
function isHeld(set: ReleaseSet | null, spec: string): boolean {
  const isRecalled = set?.recalled.includes(spec) ?? false;
  return isRecalled || (set?.canaries.some(({ remote }) => spec.startsWith(`${remote}@`)) ?? false);
}

/**
 * What this start should make live: new builds, and remotes that are not live at all. An unchanged build is skipped, so
 * a manual rollback or promotion survives a restart.
 */
async function changedSpecs(registry: Registry, builds: Built[]): Promise<string[]> {
  const set = await liveSet(registry);
  const live = idsOf(set);
  const specs: string[] = [];
  for (const { release, folder, isNew } of builds) {
    const published = await publish(registry, folder);
    const isWanted = isNew || published.isNew || !live.has(release.remote);
    const spec = `${release.remote}@${published.id}`;
    if (isWanted && live.get(release.remote) !== published.id && !isHeld(set, spec)) specs.push(spec);
  }
  return specs;
}

/** Builds what changed, publishes it and makes it live in the local registry, all in one set. */
export async function bringReleasesUpToDate(registry: Registry, bringing: Bringing): Promise<void> {
  const { progress } = bringing;
  const builds = await progress.step('Building what changed', () => buildAll(bringing));
  await recoverRegistry(registry);
  const specs = await changedSpecs(registry, builds);
  const without = retiredIn(idsOf(await liveSet(registry)).keys());
  if (specs.length === 0 && without.length === 0) return;
  const { set } = await promote(registry, specs, { who: 'npm start', reason: null, without });
  progress.say(`Release set ${set.seq} is live`);
}
