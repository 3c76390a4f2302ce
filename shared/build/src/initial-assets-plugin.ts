import { sources } from '@rspack/core';
import type { Compilation, Compiler } from '@rspack/core';
import { sharedBelow } from './shared-below.ts';

type ChunkGroup = Compilation['chunkGroups'][number];

/** The file that lists what a first visit needs; the release's `initial` is made from it. */
export const ASSETS_FILE = 'fieldspan-assets.json';

type Options = {
  /** The request of the `import()` that loads the first screen, as written in the source. */
  from: string;
  /** The entry script's file. */
  entry: string;
  /** The requests of the `import()`s that a signed-in person's page needs beside it: the shell's only. */
  signedIn?: readonly string[];
};

/**
 * Writes `fieldspan-assets.json`, `{ "js": […], "css": […] }`: the files that a first screen loads after the entry
 * script, in load order. They are the files of the `import()` that loads the first screen, of its parent chunks, and of
 * the shared modules that both consume. Under `signedIn` stand those that a signed-in person's page loads beside them.
 */
export class InitialAssetsPlugin {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InitialAssetsPlugin', (compilation) => {
      // Runs after the content hashes are in the file names.
      compilation.hooks.afterProcessAssets.tap('InitialAssetsPlugin', () => {
        const { from, signedIn } = this.#options;
        const first = this.#filesOf(compilation, from);
        const later = signedIn?.flatMap((request) => this.#filesOf(compilation, request)) ?? [];
        const beside = [...new Set(later)].filter((file) => !first.includes(file));
        const text = JSON.stringify({ ...assets(first), ...(signedIn && { signedIn: assets(beside) }) }, null, 2);
        compilation.emitAsset(ASSETS_FILE, new sources.RawSource(`${text}\n`));
      });
    });
  }

  #filesOf({ chunkGroups }: Compilation, from: string): string[] {
    const first = chunkGroups.find(({ origins }) => origins.some(({ request }) => request === from));
    if (!first) throw new Error(`No import('${from}') was found: nothing would be preloaded`);
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

const assets = (files: readonly string[]) => ({ js: only(files, '.js'), css: only(files, '.css') });

const only = (files: readonly string[], extension: string): string[] =>
  files.filter((file) => file.endsWith(extension));
