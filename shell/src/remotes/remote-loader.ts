import { look } from '@fieldspan/api/reach';
import type { PageRemote } from '@fieldspan/contract/release';
import { loadFailureOf } from '@fieldspan/federation/load-failure';
import type { Lifecycles } from '@fieldspan/federation/lifecycles';
import type { FetchRemote } from './federation-runtime.ts';

/** The pages and widgets of a remote, by the names they were defined with. */
type RemoteModule = ReadonlyMap<string, Lifecycles>;

/** The live release is tried so often, then the last good one. */
const LIVE_TRIES = 2;

/** Why a load failed, and whether the server was out of reach then. */
type Failed = { error: unknown; isAway: boolean };

/** How one remote does in this tab. */
type Course = {
  loading: Promise<RemoteModule> | null;
  /** How many visits wait for it. */
  waiting: number;
  /** Each has addresses of its own. */
  attempt: number;
  /** Failures of the live release since it last came. */
  failures: number;
  /** What the live release failed of first. */
  error: unknown;
  /** The tab runs the last good release, because the live one did not run. */
  isBack: boolean;
};

/**
 * Loads remotes, each once. A failed load is forgotten, and the next one goes to a fresh address.
 * A live release that cannot be loaded or shown at all gives way to the last good one, if the set names one.
 */
export class RemoteLoader {
  #remotes: Readonly<Record<string, PageRemote>>;
  readonly #fetchRemote: FetchRemote;
  /** By release: one that is taken up again is here still. */
  readonly #courses = new Map<string, Course>();
  readonly #onStepBack: (name: string, error: unknown) => void;

  /** @param onStepBack the live release failed, the last good one came in its place */
  constructor(
    remotes: Readonly<Record<string, PageRemote>>,
    fetchRemote: FetchRemote,
    onStepBack: (name: string, error: unknown) => void = () => {},
  ) {
    this.#remotes = remotes;
    this.#fetchRemote = fetchRemote;
    this.#onStepBack = onStepBack;
  }

  /** The release that this tab has, or will get, of a remote; empty when the set has none. */
  idOf(name: string): string {
    const remote = this.#remotes[name];
    return (this.#course(name).isBack ? remote?.lastGood?.id : remote?.id) ?? '';
  }

  /** Whether its code is here, or on its way. */
  isLoaded(name: string): boolean {
    return this.#course(name).loading !== null;
  }

  /**
   * From now on the tab has another release of a remote: the next `load` is of that one.
   * @returns the function that goes back to the one before
   */
  take(name: string, remote: PageRemote): () => void {
    const before = this.#remotes[name];
    this.#remotes = { ...this.#remotes, [name]: remote };
    return () => {
      if (before) this.#remotes = { ...this.#remotes, [name]: before };
    };
  }

  /**
   * Loads a page or a widget with all that it needs to be mounted.
   * @param part the remote's name for its pages, `remote.widget` for a widget
   * @throws the live release's load error as it came; Error when the set has no such remote or the remote no such part
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
      // A line that is away has nothing to do with the release.
      const isAway = (await look()) !== 'answering';
      const isStill = remote === this.#remotes[name];
      if (isStill && !this.#tryOther(name, loading, { error, isAway })) throw this.#told(name, error);
      return this.load(part);
    } finally {
      course.waiting -= 1;
    }
    // Another release was taken up while this one came.
    if (remote !== this.#remotes[name]) return this.load(part);
    throw new Error(`${name} has no ${part}`);
  }

  /**
   * For a release that loads and cannot be shown.
   * @returns the same part of the last good release
   * @throws the error, when there is nothing to step back to
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
   * Fetches the code of a remote's pages ahead of need. What fails is forgotten, and left to the visit, which tries
   * again and tells. A remote that was switched off is not touched.
   */
  warm(name: string): void {
    const course = this.#course(name);
    if (this.#remotes[name]?.disabled !== null || course.attempt > 0) return;
    this.#module(name)
      .then((module) => module.get(name)?.bootstrap())
      // A visit that waits for the same sees to the failure itself.
      .catch(() => course.waiting === 0 && this.forget(name));
  }

  /** After this the next `load` fetches anew. */
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
    if (!lastGood || (!course.isBack && course.failures < LIVE_TRIES))
      return partsOf(await this.#fetchRemote(name, remote, course.attempt));
    const release = { ...remote, ...lastGood, assets: { js: [], css: [] } };
    const module = partsOf(await this.#fetchRemote(name, release, course.attempt));
    if (!course.isBack) this.#onStepBack(name, course.error);
    course.isBack = true;
    return module;
  }

  /**
   * Several may have waited for one load: it counts once.
   * @returns whether another try is worth it at once: the live release at fresh addresses, then the last good one
   */
  #tryOther(name: string, loading: Promise<RemoteModule>, failure: Failed): boolean {
    const course = this.#course(name);
    // Somebody else has seen to it already: what they started is joined.
    if (course.loading !== loading) return course.loading !== null;
    const wasLast = course.isBack || course.failures >= LIVE_TRIES;
    this.forget(name);
    if (course.failures === 0) course.error = failure.error;
    course.failures += 1;
    const isWorthIt = !wasLast && this.#maySwitch(name, failure);
    if (!isWorthIt) course.failures = 0;
    return isWorthIt;
  }

  /** Not when the line is away or stands still. */
  #maySwitch(name: string, { error, isAway }: Failed): boolean {
    return Boolean(this.#remotes[name]?.lastGood) && !isAway && !loadFailureOf(error).isTimeout;
  }

  /** When the last good release fails too, people hear of the live one. */
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
