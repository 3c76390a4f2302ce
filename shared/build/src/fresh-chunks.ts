/** The parts of the build's own chunk loader that are used here, under rspack's names. */
export type ChunkLoader = {
  /** Public path. */
  p: string;
  /** File names of a chunk's script and stylesheet. */
  u: (id: number | string) => string;
  miniCssF?: (id: number | string) => string;
  /** Loads a chunk. */
  e: (id: number | string, priority?: string) => Promise<unknown>;
  /** Cache of executed modules; `error` is what one of them threw. */
  c: Record<string, { error?: unknown }>;
};

declare global {
  /** How often each file has failed since it last loaded, counted over all builds in the page. */
  var fieldspanFailures: Record<string, number> | undefined;
}

/**
 * Changes a build's chunk loader so that a failed file can be loaded again. The next request uses a fresh address
 * (`?r=1`), in every copy of the build in the page; once that succeeds, the bad answer is removed from the browser's
 * cache. A stylesheet that hangs is given up, which the loader itself never does.
 * The text of this function becomes part of every build, so it may use nothing from outside, and every byte counts.
 */
export function freshChunks(loader: ChunkLoader, timeoutMs: number): void {
  const failures = (globalThis.fieldspanFailures ??= {});
  const { e: load, u: scriptOf, miniCssF: styleOf = () => '' } = loader;
  const fresh = (file: string): string => {
    const times = failures[loader.p + file];
    return times ? `${file}?r=${times}` : file;
  };
  const heal = (file: string): void => {
    const url = loader.p + file;
    if (!failures[url]) return;
    delete failures[url];
    fetch(url, { cache: 'reload' }).catch(() => {});
  };
  const note = (error: unknown): void => {
    const request: unknown = typeof error === 'object' && error !== null && Reflect.get(error, 'request');
    const [url = ''] = String(request).split('?');
    failures[url] = (failures[url] ?? 0) + 1;
  };
  const forgetThrown = (): void => {
    for (const module in loader.c) if (loader.c[module]?.error) delete loader.c[module];
  };
  const startClock = (file: string) =>
    setTimeout(() => {
      for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]'))
        if (link.href === loader.p + file) link.onerror?.(new Event('timeout'));
    }, timeoutMs);

  loader.u = (id) => fresh(scriptOf(id));
  loader.miniCssF = (id) => fresh(styleOf(id));
  loader.e = async (id, priority) => {
    forgetThrown();
    const clock = startClock(fresh(styleOf(id)));
    try {
      const loaded = await load(id, priority);
      heal(scriptOf(id));
      heal(styleOf(id));
      return loaded;
    } catch (error) {
      note(error);
      throw error;
    } finally {
      clearTimeout(clock);
    }
  };
}
