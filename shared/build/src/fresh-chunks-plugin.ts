import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';
import { freshChunks } from './fresh-chunks.ts';

class FreshChunksModule extends RuntimeModule {
  readonly #timeoutMs: number;

  constructor(timeoutMs: number) {
    // Runs after the parts of the loader that it changes.
    super('fresh-chunks', RuntimeModule.STAGE_TRIGGER);
    this.#timeoutMs = timeoutMs;
  }

  override generate(): string {
    return `(${freshChunks.toString()})(${RuntimeGlobals.require}, ${this.#timeoutMs});`;
  }
}

/** Adds `freshChunks` to the chunk loader of a build. */
export class FreshChunksPlugin {
  readonly #timeoutMs: number;

  /** @param timeoutMs after which the loading of a stylesheet is given up */
  constructor(timeoutMs: number) {
    this.#timeoutMs = timeoutMs;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FreshChunksPlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('FreshChunksPlugin', (chunk, needed) => {
        needed.add(RuntimeGlobals.ensureChunk).add(RuntimeGlobals.moduleCache);
        compilation.addRuntimeModule(chunk, new FreshChunksModule(this.#timeoutMs));
      });
    });
  }
}
