import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { externalModules } from '@fieldspan/build/externals';
import { remoteConfig } from '@fieldspan/build/preset';
import { rspack } from '@rspack/core';
import { expect, test } from 'vitest';
import { PROJECT } from '../settings.ts';
import { temporaryFolder } from '../testing/fixture-registry.ts';
import { librariesIn } from './libraries.ts';
import { watchSources } from './watch-sources.ts';

/** The file of a library that one of our packages depends on. */
const fileOf = (folder: string, library: string): string =>
  createRequire(join(PROJECT, folder, 'package.json')).resolve(library);

/**
 * Builds a remote with this first screen.
 * @returns the libraries that its scripts contain
 */
async function librariesOf(app: string): Promise<string[]> {
  const { path } = await temporaryFolder();
  const files = {
    'package.json': JSON.stringify({
      name: '@fieldspan/mf-lifts',
      version: '1.0.0',
      dependencies: { react: 'catalog:', '@fieldspan/api': 'workspace:*', '@fieldspan/ui': 'workspace:*' },
    }),
    'remote.json': JSON.stringify({ name: 'lifts', title: 'Lifts', routes: [], budgetKB: 20 }),
    'src/remote.ts': `export const app = { name: 'lifts', load: () => import('./app.tsx') };`,
    'src/app.tsx': app,
  };
  await mkdir(join(path, 'src'));
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
  await symlink(join(PROJECT, 'mf-equipment', 'node_modules'), join(path, 'node_modules'));
  const compiler = rspack(remoteConfig({ dir: path, mode: 'production', outDir: join(path, 'dist') }));
  const sources = watchSources(compiler);
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
  return librariesIn(sources);
}

test('a copy of a library is found in the scripts, whatever package.json says', async () => {
  const planted = fileOf('shared/domain', 'dayjs');
  const app = `import dayjs from '${planted}';
    import * as v from 'valibot';
    import { Button } from '@fieldspan/ui/button';
    export const App = () => <Button>{String(dayjs()) + String(v.string())}</Button>;`;
  expect(await librariesOf(app)).toEqual(['dayjs']);
}, 60_000);

test('a shared module that is imported by a path instead of its name is found as well', async () => {
  const planted = externalModules().get('domain/person-name') ?? '';
  const copy = join(dirname(planted), '..', 'src', 'person-name.ts');
  const app = `import * as names from '${copy}'; export const App = () => <p>{Object.keys(names).join()}</p>;`;
  expect(await librariesOf(app)).toEqual(['domain/person-name']);
}, 60_000);
