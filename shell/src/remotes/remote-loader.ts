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

  constructor(remotes: Readonly<Record<string, PageRemote>>, fetchRemote: FetchRemote) {
    this.#remotes = remotes;
    this.#fetchRemote = fetchRemote;
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
    return partsOf(await this.#fetchRemote(name, remote, this.#attempts.get(name) ?? 0));
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
