import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteConfig, shellConfig } from '@fieldspan/build/preset';
import type { Configuration } from '@rspack/core';
import { allBuildables } from '../../deploy/src/build/buildable.ts';
import { compile } from './compile.ts';
import { printTable } from './table.ts';

/** A module of a minified script: its path, and its size there in characters. */
type Module = { name: string; size: number };

/** The package of a module: a library's name, or for our own code the folder, such as shared/api. */
function libraryOf(name: string): string {
  const library = /node_modules\/(?:\.pnpm\/[^/]+\/node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1];
  if (library !== undefined) return library;
  return /(shared\/[^/]+)\//.exec(name)?.[1] ?? 'own';
}

/** Keeps each module separate and named, so that its size can be read from the minified output. */
function apart(config: Configuration): Configuration {
  return { ...config, optimization: { ...config.optimization, concatenateModules: false, moduleIds: 'named' } };
}

function modulesIn(script: string): Module[] {
  const starts = [...script.matchAll(/"((?:\.\.\/|\.\/)[^"\n]{3,250}?)"\s*(?:\(|:)/g)];
  return starts.map((start, at) => ({
    name: (start[1] ?? '').replace(/^(?:\.\.\/)+/, ''),
    size: (starts[at + 1]?.index ?? script.length) - start.index,
  }));
}

async function modulesOf(name: string, dir: string, folder: string): Promise<Module[]> {
  const options = { dir, mode: 'production', outDir: folder } as const;
  await compile(apart(name === 'shell' ? shellConfig(options) : remoteConfig(options)));
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap(modulesIn);
}

/** What each library weighs in all builds together, minified, and how much of it is there more than once. */
export async function benchLibraries(scratch: string): Promise<void> {
  const owners = new Map<string, Map<string, number>>();
  for (const { name, dir } of await allBuildables()) {
    const folder = await mkdtemp(join(scratch, `${name}-`));
    for (const module of await modulesOf(name, dir, folder)) {
      if (libraryOf(module.name) === 'own') continue;
      const sizes = owners.get(module.name) ?? new Map<string, number>();
      owners.set(module.name, sizes.set(name, Math.max(sizes.get(name) ?? 0, module.size)));
    }
    await rm(folder, { recursive: true, force: true });
  }
  const libraries = Map.groupBy(owners, ([name]) => libraryOf(name));
  const rows = [...libraries].map(([library, modules]) => {
    const sizes = modules.map(([, each]) => [...each.values()]);
    const all = sizes.flat().reduce((sum, size) => sum + size, 0);
    const once = sizes.reduce((sum, each) => sum + Math.max(...each), 0);
    return { library, builds: new Set(modules.flatMap(([, each]) => [...each.keys()])).size, once, again: all - once };
  });
  printTable(
    'Libraries over all builds, minified, before compression',
    ['', 'builds', 'once KB', 'again KB'],
    rows
      .toSorted((one, other) => other.again - one.again || other.once - one.once)
      .map(({ library, builds, once, again }) => [
        library,
        String(builds),
        (once / 1000).toFixed(1),
        (again / 1000).toFixed(1),
      ]),
  );
}
