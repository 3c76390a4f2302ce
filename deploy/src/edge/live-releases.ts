import { stat } from 'node:fs/promises';
import type { Release } from '@fieldspan/contract/release';
import { readRelease } from '../registry/artifacts.ts';
import { liveSet } from '../registry/channel.ts';
import { headFile, type Registry } from '../registry/registry.ts';
import { idsOf } from '../registry/set-changes.ts';
import type { Log } from './log.ts';
import type { LiveSet } from './page-set.ts';

const LOOK_EVERY_MS = 250;

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * What is live, as far as this edge knows. HEAD is looked at when somebody asks and the last look is 250 ms old.
 * While the registry cannot be read the last set that could be read stays live.
 */
export class LiveReleases {
  readonly #registry: Registry;
  readonly #log: Log;
  readonly #releases = new Map<string, Release>();
  #live: LiveSet | null = null;
  #seen = '';
  #lookedAt = -Infinity;
  #looking: Promise<void> | null = null;
  #isAway = false;

  constructor(registry: Registry, log: Log) {
    this.#registry = registry;
    this.#log = log;
  }

  /** @returns null when nothing was ever promoted or the registry could not be read since the start */
  async current(): Promise<LiveSet | null> {
    if (performance.now() - this.#lookedAt >= LOOK_EVERY_MS) {
      this.#looking ??= this.#look().finally(() => (this.#looking = null));
      await this.#looking;
    }
    return this.#live;
  }

  /** A published release, live or not: a tab that is open for days still asks for the chunks of its own. */
  async release(remote: string, id: string): Promise<Release> {
    const key = `${remote}@${id}`;
    const known = this.#releases.get(key);
    if (known !== undefined) return known;
    const release = await readRelease(this.#registry, remote, id);
    this.#releases.set(key, release);
    return release;
  }

  async #look(): Promise<void> {
    try {
      const { ino, mtimeMs, size } = await stat(headFile(this.#registry));
      const seen = `${ino} ${mtimeMs} ${size}`;
      if (seen !== this.#seen) this.#live = await this.#read();
      this.#seen = seen;
      this.#report(null);
    } catch (error) {
      this.#report(reasonOf(error));
    }
    this.#lookedAt = performance.now();
  }

  async #read(): Promise<LiveSet | null> {
    const set = await liveSet(this.#registry);
    if (set === null) return this.#live;
    const releases = new Map<string, Release>();
    for (const [name, id] of idsOf(set)) releases.set(name, await this.release(name, id));
    this.#log({ level: 'info', event: 'set', seq: set.seq });
    return { set, releases };
  }

  /** Says once that the registry is away, and once that it is back. */
  #report(problem: string | null): void {
    if (problem !== null && !this.#isAway)
      this.#log({ level: 'error', event: 'registry-away', reason: problem, seq: this.#live?.set.seq ?? null });
    if (problem === null && this.#isAway) this.#log({ level: 'info', event: 'registry-back' });
    this.#isAway = problem !== null;
  }
}
