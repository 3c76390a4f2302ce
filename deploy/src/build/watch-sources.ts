import type { Compiler, Module } from '@rspack/core';

/** A concatenated module stands for all the modules in it. */
const partsOf = (module: Module): Module[] =>
  'modules' in module && Array.isArray(module.modules) ? module.modules : [module];

const fileOf = (module: Module): string[] =>
  'resource' in module && typeof module.resource === 'string' ? [module.resource.split('?')[0] ?? ''] : [];

/** @returns the files of all modules in a chunk; filled once the compiler has run */
export function watchSources(compiler: Compiler): Set<string> {
  const sources = new Set<string>();
  compiler.hooks.thisCompilation.tap('WatchSources', (compilation) => {
    compilation.hooks.afterSeal.tap('WatchSources', () => {
      const standing = [...compilation.modules].filter(
        (module) => compilation.chunkGraph.getModuleChunks(module).length > 0,
      );
      for (const path of standing.flatMap(partsOf).flatMap(fileOf)) sources.add(path);
    });
  });
  return sources;
}
