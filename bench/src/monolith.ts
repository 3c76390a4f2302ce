import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS_FILE } from '@fieldspan/build/initial-assets-plugin';
import { EXTERNAL_MODULES_RULE, SHELL_ENTRY, shellConfig } from '@fieldspan/build/preset';
import { BuiltAssetsSchema, type Release } from '@fieldspan/contract/release';
import { type Configuration, NormalModuleReplacementPlugin } from '@rspack/core';
import * as v from 'valibot';
import { allBuildables, buildableIn } from '../../deploy/src/build/buildable.ts';
import { makeRelease } from '../../deploy/src/registry/make-release.ts';
import { promote } from '../../deploy/src/registry/promote.ts';
import { publish } from '../../deploy/src/registry/publish.ts';
import type { Registry } from '../../deploy/src/registry/registry.ts';
import { releaseId } from '../../deploy/src/registry/release-id.ts';
import { compile } from './compile.ts';
import { readManifest } from '../../shared/build/src/manifest.ts';

const PROJECT = join(import.meta.dirname, '../..');

/** The shell's build without federation: remotes are plain lazy imports of the same compilation. */
function monolithConfig(outDir: string): Configuration {
  const config = shellConfig({ dir: join(PROJECT, 'shell'), mode: 'production', outDir });
  const plugins = (config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== 'ModuleFederationPlugin');
  // No module is taken from the shell here: everything is one bundle.
  const rules = (config.module?.rules ?? []).filter((rule) => rule !== EXTERNAL_MODULES_RULE);
  const replacement = join(import.meta.dirname, 'monolith-remotes.ts');
  return {
    ...config,
    module: { rules },
    plugins: [
      ...plugins,
      new NormalModuleReplacementPlugin(/remotes\/federation-runtime\.ts$|\.\/federation-runtime\.ts$/, replacement),
    ],
  };
}

async function releaseOf(
  folder: string,
  facts: Pick<Release, 'remote' | 'entry' | 'initial' | 'signedIn' | 'manifest'>,
): Promise<Release> {
  return makeRelease(folder, { ...facts, version: '1.0.0', shared: {} });
}

async function shellRelease(folder: string): Promise<Release> {
  await compile(monolithConfig(folder));
  const { signedIn, ...initial } = v.parse(
    BuiltAssetsSchema,
    JSON.parse(await readFile(join(folder, ASSETS_FILE), 'utf8')),
  );
  const later = signedIn === undefined ? {} : { signedIn };
  return releaseOf(folder, { remote: 'shell', entry: SHELL_ENTRY, initial, ...later, manifest: null });
}

/** Routes and menu of a remote without its code, which the bundle already has. */
async function declarationOf(name: string, dir: string, folder: string): Promise<Release> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'remoteEntry.js'), '');
  const manifest = readManifest(join(dir, 'remote.json'));
  return releaseOf(folder, { remote: name, entry: 'remoteEntry.js', initial: { js: [], css: [] }, manifest });
}

/** Builds the same sources as one bundle and makes it live in a registry of its own. */
export async function publishMonolith(root: string): Promise<Registry> {
  const registry: Registry = { root: join(root, 'releases'), env: 'bench' };
  const specs: string[] = [];
  for (const { name, dir } of await allBuildables()) {
    const folder = join(root, 'build', name);
    const release =
      name === 'shell' ? await shellRelease(folder) : await declarationOf(name, buildableIn(dir).dir, folder);
    await publish(registry, folder);
    specs.push(`${name}@${releaseId(release)}`);
  }
  await promote(registry, specs, { who: 'bench', reason: null });
  return registry;
}
