import type { Canary, Release, ReleaseSet } from '@fieldspan/contract/release';
import { errorMessage } from '@fieldspan/domain/is-error';
import { canariesOf } from '../registry/arms.ts';
import { readRelease } from '../registry/artifacts.ts';
import { liveSet } from '../registry/channel.ts';
import { fetchRelease } from '../registry/local-file.ts';
import { reachableIds } from '../registry/reachable.ts';
import { headPath, type Registry } from '../registry/registry.ts';
import { StoreAwayError } from '../registry/release-store.ts';
import { idsOf } from '../registry/set-changes.ts';
import { keptRegistry, storeOf } from '../registry/store-of.ts';
import type { Log } from './log.ts';
import type { LiveSet } from './page-set.ts';

/** The live set, with the releases read for each combination of its canaries. */
type World = { set: ReleaseSet; arms: Map<string, Promise<LiveSet>> };

/**
 * What is live, as far as this edge knows. It reads HEAD again on request when the last read is older than the store
 * allows; for a remote store no request waits once a set is known. While the registry cannot be read, the last readable
 * set stays live; after a restart that is the one cached on this machine.
 */
export class LiveReleases {
  readonly #registry: Registry;
  readonly #log: Log;
  readonly #releases = new Map<string, Release>();
  #world: World | null = null;
  #seen = '';
  #lookedAt = -Infinity;
  #looking: Promise<void> | null = null;
  #isAway = false;

  constructor(registry: Registry, log: Log) {
    this.#registry = registry;
    this.#log = log;
  }

  /**
   * The releases that a company gets; the same object until something changes for it.
   * @param company slug, or null for an anonymous visitor
   * @returns null when nothing was ever promoted, or the registry could not be read since the start
   */
  async current(company: string | null): Promise<LiveSet | null> {
    if (performance.now() - this.#lookedAt >= storeOf(this.#registry).lookEveryMs) {
      this.#looking ??= this.#look().finally(() => (this.#looking = null));
      if (this.#world === null || this.#registry.bucket === undefined) await this.#looking;
    }
    const world = this.#world;
    return world === null ? null : this.#armOf(world, canariesOf(world.set, company));
  }

  /** A published release, live or not: a tab that stays open for days still requests the chunks of its own release. */
  async release(remote: string, id: string, from = this.#registry): Promise<Release> {
    const key = `${remote}@${id}`;
    const known = this.#releases.get(key);
    if (known !== undefined) return known;
    const release = await this.#readRelease(from, remote, id);
    this.#releases.set(key, release);
    return release;
  }

  async #readRelease(from: Registry, remote: string, id: string): Promise<Release> {
    try {
      return await readRelease(from, remote, id);
    } catch (error) {
      const kept = keptRegistry(from);
      if (kept === null || !(error instanceof StoreAwayError)) throw error;
      return readRelease(kept, remote, id);
    }
  }

  #armOf(world: World, canaries: Canary[]): Promise<LiveSet> {
    const name = canaries.map(({ id }) => id).join(' ');
    const known = world.arms.get(name);
    if (known !== undefined) return known;
    const arm = this.#readArm(world.set, canaries);
    arm.catch(() => world.arms.delete(name));
    world.arms.set(name, arm);
    return arm;
  }

  async #readArm(set: ReleaseSet, canaries: Canary[]): Promise<LiveSet> {
    const baseline = idsOf(set);
    const canaried = new Map(canaries.map(({ remote, to }) => [remote, to]));
    const releases = new Map<string, Release>();
    for (const [name, id] of new Map([...baseline, ...canaried])) releases.set(name, await this.release(name, id));
    const before = Object.entries(set.remotes).map(([name, { id, lastGood }]): [string, string | null] => [
      name,
      canaried.has(name) ? id : lastGood,
    ]);
    return { set, releases, lastGood: await this.#readable(set, before), canaries };
  }

  async #readable(set: ReleaseSet, ids: [string, string | null][]): Promise<Map<string, Release>> {
    const releases = new Map<string, Release>();
    for (const [name, id] of ids) {
      if (id === null || set.recalled.includes(`${name}@${id}`)) continue;
      const release = await this.release(name, id).catch(() => null);
      if (release !== null) releases.set(name, release);
    }
    return releases;
  }

  async #look(): Promise<void> {
    try {
      const store = storeOf(this.#registry);
      const seen = await store.tag(headPath(this.#registry.env));
      if (seen === null) throw new Error(`${store.place} has no HEAD of ${this.#registry.env}`);
      if (seen !== this.#seen) this.#world = await this.#read(this.#registry);
      this.#seen = seen;
      this.#report(null);
    } catch (error) {
      this.#world ??= await this.#readKept();
      this.#report(errorMessage(error));
    }
    this.#lookedAt = performance.now();
  }

  /** A set is taken completely or not at all: every release that somebody can get is read first. */
  async #read(registry: Registry): Promise<World | null> {
    const set = await liveSet(registry);
    if (set === null) return this.#world;
    for (const [name, ids] of reachableIds(set))
      for (const id of ids) await fetchRelease(registry, await this.release(name, id, registry));
    this.#log({ level: 'info', event: 'set', seq: set.seq });
    return { set, arms: new Map() };
  }

  /** The copy of a remote store that this machine has cached; null when there is none or it is incomplete. */
  async #readKept(): Promise<World | null> {
    const kept = keptRegistry(this.#registry);
    return kept === null ? null : this.#read(kept).catch(() => null);
  }

  /** Logs once that the registry is unreachable, and once that it is back. */
  #report(problem: string | null): void {
    if (problem !== null && !this.#isAway)
      this.#log({ level: 'error', event: 'registry-away', reason: problem, seq: this.#world?.set.seq ?? null });
    if (problem === null && this.#isAway) this.#log({ level: 'info', event: 'registry-back' });
    this.#isAway = problem !== null;
  }
}
