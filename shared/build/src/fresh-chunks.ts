/** What of the build's own loader is needed here, by the names that rspack gives them. */
export type ChunkLoader = {
  /** Where the files stand. */
  p: string;
  /** Script and stylesheet of a chunk. */
  u: (id: number | string) => string;
  miniCssF?: (id: number | string) => string;
  /** Loads a chunk. */
  e: (id: number | string, priority?: string) => Promise<unknown>;
  /** Modules that have run; `error` is what one of them threw. */
  c: Record<string, { error?: unknown }>;
};

declare global {
  /** How often each file failed since it last came. All builds in the page count together. */
  var fieldspanFailures: Record<string, number> | undefined;
}

/**
 * Changes a build's loader so that a failure is no dead end:
 * a file that failed is asked for at a fresh address next time (`?r=1`), by every copy of the build in the page; once that
 * came, the browser's cache is made to forget the bad answer. A stylesheet that hangs is given up, which the loader
 * itself never does.
 *
 * Its text becomes part of every build: it may use nothing from outside, and every byte counts.
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
