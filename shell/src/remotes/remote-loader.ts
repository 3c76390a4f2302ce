import { look } from '@fieldspan/api/reach';
import type { PageRemote } from '@fieldspan/contract/release';
import { loadFailureOf } from '@fieldspan/federation/load-failure';
import type { Lifecycles } from '@fieldspan/federation/lifecycles';
import { withEarlierDrafts } from './earlier-drafts.ts';
import type { FetchRemote } from './federation-runtime.ts';

/** The pages and widgets of a remote, by the names they were defined with. */
type RemoteModule = ReadonlyMap<string, Lifecycles>;

/** Attempts for the live release before the last good one is loaded. */
const LIVE_TRIES = 2;

/** Why a load failed, and whether the server was unreachable at that time. */
type Failed = { error: unknown; isAway: boolean };

/** The state of one remote in this tab. */
type Course = {
  loading: Promise<RemoteModule> | null;
  /** How many visits wait for it. */
  waiting: number;
  /** Makes each attempt's address unique. */
  attempt: number;
  /** Consecutive failures of the live release. */
  failures: number;
  /** The live release's first failure. */
  error: unknown;
  /** The tab runs the last good release because the live one failed. */
  isBack: boolean;
};

/**
 * Loads remotes, each once. A failed load is not cached, and the next one uses a fresh address. A live release that
 * cannot be loaded or shown at all is replaced by the last good one, if the set names one.
 */
export class RemoteLoader {
  #remotes: Readonly<Record<string, PageRemote>>;
  readonly #fetchRemote: FetchRemote;
  /** By release: one that is taken up again is still loaded. */
  readonly #courses = new Map<string, Course>();
  readonly #onStepBack: (name: string, error: unknown) => void;

  /** @param onStepBack called when the live release failed and the last good one replaced it */
  constructor(
    remotes: Readonly<Record<string, PageRemote>>,
    fetchRemote: FetchRemote,
    onStepBack: (name: string, error: unknown) => void = () => {},
  ) {
    this.#remotes = remotes;
    this.#fetchRemote = fetchRemote;
    this.#onStepBack = onStepBack;
  }

  /** The release of a remote that this tab has or will load; empty when the set has none. */
  idOf(name: string): string {
    const remote = this.#remotes[name];
    return (this.#course(name).isBack ? remote?.lastGood?.id : remote?.id) ?? '';
  }

  /** Whether its code is loaded or loading. */
  isLoaded(name: string): boolean {
    return this.#course(name).loading !== null;
  }

  /**
   * Switches the tab to another release of a remote: the next `load` loads that one.
   * @returns a function that switches back
   */
  take(name: string, remote: PageRemote): () => void {
    const before = this.#remotes[name];
    this.#remotes = { ...this.#remotes, [name]: remote };
    return () => {
      if (before) this.#remotes = { ...this.#remotes, [name]: before };
    };
  }

  /**
   * Loads a page or a widget with everything it needs to be mounted.
   * @param part the remote's name for its pages, `remote.widget` for a widget
   * @throws the live release's load error unchanged; Error when the set has no such remote or the remote no such part
   */
  async load(part: string): Promise<Lifecycles> {
    const name = remoteOf(part);
    const remote = this.#remotes[name];
    const loading = this.#module(name);
    const course = this.#course(name);
    course.waiting += 1;
    try {
      const lifecycles = (await loading).get(part);
      await lifecycles?.bootstrap();
      if (lifecycles && remote === this.#remotes[name]) return lifecycles;
    } catch (error) {
      // Being offline says nothing about the release.
      const isAway = (await look()) !== 'answering';
      const isStill = remote === this.#remotes[name];
      if (isStill && !this.#tryOther(name, loading, { error, isAway })) throw this.#told(name, error);
      return this.load(part);
    } finally {
      course.waiting -= 1;
    }
    // Another release was taken up while this one loaded.
    if (remote !== this.#remotes[name]) return this.load(part);
    throw new Error(`${name} has no ${part}`);
  }

  /**
   * For a release that loads and cannot be shown.
   * @returns the same part of the last good release
   * @throws the error, when there is no other release
   */
  async loadLastGood(part: string, error: unknown): Promise<Lifecycles> {
    const name = remoteOf(part);
    const course = this.#course(name);
    if (course.isBack || !this.#maySwitch(name, { error, isAway: (await look()) !== 'answering' })) throw error;
    this.forget(name);
    course.failures = LIVE_TRIES;
    course.error = error;
    return this.load(part);
  }

  /**
   * Preloads the code of a remote's pages. Failures are dropped and left to the visit, which retries and reports. A
   * disabled remote is not loaded.
   * @returns the pages; null if they are not there
   */
  async warm(name: string): Promise<Lifecycles | null> {
    const course = this.#course(name);
    if (this.#remotes[name]?.disabled !== null || course.attempt > 0) return null;
    try {
      const pages = (await this.#module(name)).get(name);
      await pages?.bootstrap();
      return pages ?? null;
    } catch {
      // A visit that waits for the same load handles the failure.
      if (course.waiting === 0) this.forget(name);
      return null;
    }
  }

  /** Makes the next `load` load anew. */
  forget(part: string): void {
    const course = this.#course(remoteOf(part));
    if (course.loading) course.attempt += 1;
    course.loading = null;
  }

  #course(name: string): Course {
    const key = `${name}@${this.#remotes[name]?.id}`;
    const course = this.#courses.get(key) ?? {
      loading: null,
      waiting: 0,
      attempt: 0,
      failures: 0,
      error: null,
      isBack: false,
    };
    this.#courses.set(key, course);
    return course;
  }

  #module(name: string): Promise<RemoteModule> {
    const course = this.#course(name);
    course.loading ??= this.#fetch(name, course);
    return course.loading;
  }

  async #fetch(name: string, course: Course): Promise<RemoteModule> {
    const remote = this.#remotes[name];
    if (!remote) throw new Error(`The release set has no ${name}`);
    const { lastGood } = remote;
    if (!lastGood || (!course.isBack && course.failures < LIVE_TRIES)) return this.#parts(name, remote, course.attempt);
    const { id, entry, integrity, state } = lastGood;
    const manifest = { ...remote.manifest, state: state ?? remote.manifest.state };
    const release = { ...remote, id, entry, integrity, manifest, assets: { js: [], css: [] } };
    const module = await this.#parts(name, release, course.attempt);
    if (!course.isBack) this.#onStepBack(name, course.error);
    course.isBack = true;
    return module;
  }

  async #parts(name: string, release: PageRemote, attempt: number): Promise<RemoteModule> {
    const parts = partsOf(await this.#fetchRemote(name, release, attempt));
    return withEarlierDrafts(name, release.manifest.state, parts);
  }

  /**
   * Several visits may share one failed load: it counts once.
   * @returns whether to retry at once: the live release at fresh addresses, then the last good one
   */
  #tryOther(name: string, loading: Promise<RemoteModule>, failure: Failed): boolean {
    const course = this.#course(name);
    // Another visit has already started a retry: join it.
    if (course.loading !== loading) return course.loading !== null;
    const wasLast = course.isBack || course.failures >= LIVE_TRIES;
    this.forget(name);
    if (course.failures === 0) course.error = failure.error;
    course.failures += 1;
    const isWorthIt = !wasLast && this.#maySwitch(name, failure);
    if (!isWorthIt) course.failures = 0;
    return isWorthIt;
  }

  /** Don't fall back when offline or timed out: the network is at fault, not the release. */
  #maySwitch(name: string, { error, isAway }: Failed): boolean {
    return Boolean(this.#remotes[name]?.lastGood) && !isAway && !loadFailureOf(error).isTimeout;
  }

  /** When the last good release fails too, report the live one's error. */
  #told(name: string, error: unknown): unknown {
    const course = this.#course(name);
    const told = course.error ?? error;
    course.error = null;
    return course.isBack ? error : told;
  }
}

const remoteOf = (part: string): string => part.split('.')[0] ?? part;

function partsOf(module: unknown): RemoteModule {
  const parts = Object.values(typeof module === 'object' && module !== null ? module : {}).filter(isLifecycles);
  return new Map(parts.map((part) => [part.name, part]));
}

const LIFECYCLE_KEYS = ['bootstrap', 'mount', 'update', 'unmount'];

function isLifecycles(part: unknown): part is Lifecycles {
  if (typeof part !== 'object' || part === null || !('name' in part)) return false;
  return LIFECYCLE_KEYS.every((key) => typeof Reflect.get(part, key) === 'function');
}
