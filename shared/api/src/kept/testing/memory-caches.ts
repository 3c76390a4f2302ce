const keyOf = (asked: RequestInfo | URL): string =>
  asked instanceof Request ? asked.url : new URL(asked, location.href).href;

/** The parts of a browser's Cache that the app uses. */
class MemoryCache {
  readonly #held = new Map<string, Response>();
  async match(asked: RequestInfo | URL) {
    return this.#held.get(keyOf(asked))?.clone();
  }
  async put(asked: RequestInfo | URL, response: Response) {
    this.#held.set(keyOf(asked), response);
  }
  async delete(asked: RequestInfo | URL) {
    return this.#held.delete(keyOf(asked));
  }
  async keys() {
    return [...this.#held.keys()];
  }
}

/** CacheStorage for jsdom, which has none. */
export class MemoryCaches {
  readonly #caches = new Map<string, MemoryCache>();
  async open(name: string) {
    const cache = this.#caches.get(name) ?? new MemoryCache();
    this.#caches.set(name, cache);
    return cache;
  }
  async match(asked: RequestInfo | URL) {
    for (const cache of this.#caches.values()) {
      const found = await cache.match(asked);
      if (found) return found;
    }
    return undefined;
  }
  async delete(name: string) {
    return this.#caches.delete(name);
  }
}
