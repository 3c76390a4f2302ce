import type { PageRemote } from '@fieldspan/contract/release';
import type { Lifecycles } from '@fieldspan/federation/lifecycles';
import type { FetchRemote } from './federation-runtime.ts';

/** The pages and widgets of a remote, by the names they were defined with. */
type RemoteModule = ReadonlyMap<string, Lifecycles>;

/** Loads remotes, each once. A failed load is forgotten, and the next one goes to a fresh address. */
export class RemoteLoader {
  readonly #remotes: Readonly<Record<string, PageRemote>>;
  readonly #fetchRemote: FetchRemote;
  readonly #loading = new Map<string, Promise<RemoteModule>>();
  readonly #attempts = new Map<string, number>();
  /** Remotes that run their last good release in this tab, because the live one did not. */
  readonly #steppedBack = new Set<string>();
  readonly #onStepBack: (name: string, error: unknown) => void;

  /** @param onStepBack the live release could not be loaded, the last good one was */
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
    return (this.#steppedBack.has(name) ? remote?.lastGood?.id : remote?.id) ?? '';
  }

  /**
   * @param part the remote's name for its pages, `remote.widget` for a widget
   * @throws the load error as it came; Error when the set has no such remote or the remote no such part
   */
  async load(part: string): Promise<Lifecycles> {
    const [name = part] = part.split('.');
    const lifecycles = (await this.#module(name)).get(part);
    if (!lifecycles) throw new Error(`${name} has no ${part}`);
    return lifecycles;
  }

  /**
   * Fetches the code of a remote's pages ahead of need. What fails is forgotten, and left to the visit, which tries
   * again and tells. A remote that was switched off is not touched.
   */
  warm(name: string): void {
    if (this.#remotes[name]?.disabled !== null || this.#attempts.has(name)) return;
    this.load(name)
      .then(({ bootstrap }) => bootstrap())
      .catch(() => this.forget(name));
  }

  /** After this the next `load` fetches anew. */
  forget(part: string): void {
    const [name = part] = part.split('.');
    if (this.#loading.delete(name)) this.#attempts.set(name, (this.#attempts.get(name) ?? 0) + 1);
  }

  #module(name: string): Promise<RemoteModule> {
    const running = this.#loading.get(name);
    if (running) return running;
    const loading = this.#fetch(name);
    this.#loading.set(name, loading);
    loading.catch(() => this.#loading.get(name) === loading && this.forget(name));
    return loading;
  }

  async #fetch(name: string): Promise<RemoteModule> {
    const remote = this.#remotes[name];
    if (!remote) throw new Error(`The release set has no ${name}`);
    const attempt = this.#attempts.get(name) ?? 0;
    if (this.#steppedBack.has(name)) return this.#fetchLastGood(name, remote, attempt);
    try {
      return partsOf(await this.#fetchRemote(name, remote, attempt));
    } catch (error) {
      return this.#stepBack(name, remote, error);
    }
  }

  /** Once the live release could not be loaded, the tab stays with the last good one. @throws the live one's error */
  async #stepBack(name: string, remote: PageRemote, error: unknown): Promise<RemoteModule> {
    if (!remote.lastGood) throw error;
    const attempt = (this.#attempts.get(name) ?? 0) + 1;
    const module = await this.#fetchLastGood(name, remote, attempt).catch(() => null);
    if (module === null) throw error;
    this.#attempts.set(name, attempt);
    this.#steppedBack.add(name);
    this.#onStepBack(name, error);
    return module;
  }

  async #fetchLastGood(name: string, remote: PageRemote, attempt: number): Promise<RemoteModule> {
    const release = { ...remote, ...remote.lastGood, assets: { js: [], css: [] } };
    return partsOf(await this.#fetchRemote(name, release, attempt));
  }
}

function partsOf(module: unknown): RemoteModule {
  const parts = Object.values(typeof module === 'object' && module !== null ? module : {}).filter(isLifecycles);
  return new Map(parts.map((part) => [part.name, part]));
}

const LIFECYCLE_KEYS = ['bootstrap', 'mount', 'update', 'unmount'];

function isLifecycles(part: unknown): part is Lifecycles {
  if (typeof part !== 'object' || part === null || !('name' in part)) return false;
  return LIFECYCLE_KEYS.every((key) => typeof Reflect.get(part, key) === 'function');
}
