import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';
import { freshChunks } from './fresh-chunks.ts';

class FreshChunksModule extends RuntimeModule {
  readonly #timeoutMs: number;

  constructor(timeoutMs: number) {
    // After the parts of the loader that it changes.
    super('fresh-chunks', RuntimeModule.STAGE_TRIGGER);
    this.#timeoutMs = timeoutMs;
  }

  override generate(): string {
    return `(${freshChunks.toString()})(${RuntimeGlobals.require}, ${this.#timeoutMs});`;
  }
}

/** Puts `freshChunks` into the loader of a build. */
export class FreshChunksPlugin {
  readonly #timeoutMs: number;

  /** @param timeoutMs after this long a stylesheet is given up */
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
