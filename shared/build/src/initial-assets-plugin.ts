import { sources } from '@rspack/core';
import type { Compilation, Compiler } from '@rspack/core';
import { sharedBelow } from './shared-below.ts';

type ChunkGroup = Compilation['chunkGroups'][number];

/** The file that lists what a first visit needs; the release's `initial` is made from it. */
export const ASSETS_FILE = 'fieldspan-assets.json';

/**
 * Writes `fieldspan-assets.json`, `{ "js": […], "css": […] }`: the files that a first screen loads after the entry
 * script, in load order. They are the files of the `import()` that loads the first screen, of its parent chunks, and of
 * the shared modules that both consume.
 */
export class InitialAssetsPlugin {
  readonly #options: { from: string; entry: string };

  /**
   * @param options `from`: the request of that `import()`, as written in the source; `entry`: the entry script's file
   */
  constructor(options: { from: string; entry: string }) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InitialAssetsPlugin', (compilation) => {
      // Runs after the content hashes are in the file names.
      compilation.hooks.afterProcessAssets.tap('InitialAssetsPlugin', () => {
        const files = this.#initialFiles(compilation);
        const text = JSON.stringify({ js: only(files, '.js'), css: only(files, '.css') }, null, 2);
        compilation.emitAsset(ASSETS_FILE, new sources.RawSource(`${text}\n`));
      });
    });
  }

  #initialFiles({ chunkGroups }: Compilation): string[] {
    const first = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === this.#options.from));
    if (!first) throw new Error(`No import('${this.#options.from}') was found: nothing would be preloaded`);
    const before = ancestors(first);
    const shared = [...before, first].flatMap((group) => sharedBelow(group));
    const files = [...before, ...shared, first].flatMap((group) => group.getFiles());
    return [...new Set(files)].filter((file) => file !== this.#options.entry);
  }
}

/** From the entry down to the parent chunk. */
function ancestors(group: ChunkGroup): ChunkGroup[] {
  const parents = group.getParents().filter((parent) => !parent.getParents().includes(group));
  return parents.flatMap((parent) => ancestors(parent).concat(parent));
}

const only = (files: readonly string[], extension: string): string[] =>
  files.filter((file) => file.endsWith(extension));
