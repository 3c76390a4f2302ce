import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { externalModules } from '@fieldspan/build/externals';
import { sharedModuleFiles } from '@fieldspan/build/share-table';
import { canonicalJson } from '../registry/canonical-json.ts';
import type { SharedTypes } from '../registry/shared-contracts.ts';
import { PROJECT } from '../settings.ts';
import { runTypeScript } from '../type-script.ts';
import { CONTRACT_CACHE } from './contract-types.ts';

const SOURCE = 'shared-types.ts';

const declarationOf = (file: string): string =>
  relative(PROJECT, file)
    .split(sep)
    .join('/')
    .replace(/\.tsx?$/, '.d.ts');

async function emit(folder: string, files: string[]): Promise<Record<string, string>> {
  const lines = files.map((file, index) => `export * as m${index} from '${relative(folder, file)}';`);
  await writeFile(join(folder, SOURCE), lines.join('\n'));
  const options = ['--jsx', 'react-jsx', '--declaration', '--emitDeclarationOnly', '--rootDir', PROJECT];
  // Source errors are reported by the project's own type check, so they are ignored here.
  await runTypeScript(folder, [...options, '--outDir', 'out', SOURCE]);
  const out = join(folder, 'out', 'shared');
  const names = (await readdir(out, { recursive: true })).filter((name) => name.endsWith('.d.ts')).sort();
  const found: Record<string, string> = {};
  for (const name of names) found[`shared/${name.split(sep).join('/')}`] = await readFile(join(out, name), 'utf8');
  return found;
}

/** A package, with the modules that it provides or takes without bundling them (shared/build/src/externals.ts). */
type Shared = { name: string; externals: readonly string[] };

/**
 * The types of the shared modules that a package provides (the shell) or was built against (a remote), as JSON. The
 * gate compares them with those of other builds.
 * @returns null when it shares no module of ours
 */
export async function sharedTypes(dir: string, { name, externals }: Shared): Promise<string | null> {
  const given = externalModules();
  const modules = new Map([
    ...sharedModuleFiles(dir),
    ...externals.flatMap((external): [string, string][] => {
      const file = given.get(external);
      // The federation runtime is third-party code: the gate compares its version instead.
      return file === undefined ? [] : [[`@fieldspan/${external}`, file]];
    }),
  ]);
  if (modules.size === 0) return null;
  await mkdir(CONTRACT_CACHE, { recursive: true });
  const folder = await mkdtemp(join(CONTRACT_CACHE, `${name}-`));
  try {
    const files = await emit(folder, [...modules.values()]);
    const places = [...modules].map(([module, file]): [string, string] => [module, declarationOf(file)]);
    const missing = places.find(([, place]) => !(place in files));
    if (missing !== undefined) throw new Error(`The types of ${missing[0]} could not be written down.`);
    return canonicalJson({ modules: Object.fromEntries(places), files } satisfies SharedTypes);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
