import type { Compilation, Compiler, Module } from '@rspack/core';
import { sharedBelow } from './shared-below.ts';

type ChunkGroup = Compilation['chunkGroups'][number];

/**
 * The other module types are the places where a shared module is consumed. They have to stay: a chunk waits for what it
 * consumes.
 */
const MOVABLE = /^(?:javascript\/|css\/)/;

/**
 * Knows which modules are needed together with a chunk: its own, and those of the shared modules that it consumes. Used
 * by `splitChunks` to put them in one file instead of many small ones.
 */
export class ChunkMates {
  readonly #modules = new Map<string, ReadonlySet<string>>();
  readonly #requests: readonly string[];

  /** @param requests of the `import()`s that load the chunks, as written in the source */
  constructor(requests: readonly string[]) {
    this.#requests = requests;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ChunkMates', (compilation) => {
      // At this moment the chunks are as the imports define them; they are split afterwards.
      compilation.hooks.optimizeModules.tap('ChunkMates', () => {
        for (const request of this.#requests) this.#modules.set(request, modulesOf(compilation, request));
      });
    });
  }

  /** @returns the `test` of a cache group */
  of(request: string): (module: Module) => boolean {
    return (module) => this.#modules.get(request)?.has(module.identifier()) ?? false;
  }
}

function modulesOf({ chunkGroups, chunkGraph }: Compilation, request: string): ReadonlySet<string> {
  const own = chunkGroups.filter(({ origins }) => origins.some((origin) => origin.request === request));
  if (own.length === 0) throw new Error(`No import('${request}') was found: nothing would stand together`);
  const chunks = withShared(own).flatMap((group) => group.chunks);
  const modules = chunks.flatMap((chunk) => chunkGraph.getChunkModules(chunk));
  return new Set(modules.filter(({ type }) => MOVABLE.test(type)).map((module) => module.identifier()));
}

/** Shared modules consume others in turn. */
function withShared(groups: readonly ChunkGroup[]): readonly ChunkGroup[] {
  const found = new Set(groups);
  for (const group of found) for (const below of sharedBelow(group)) found.add(below);
  return [...found];
}
