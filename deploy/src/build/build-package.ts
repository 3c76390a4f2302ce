import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ASSETS_FILE } from '@fieldspan/build/initial-assets-plugin';
import { askedIn, givenNames } from '@fieldspan/build/externals';
import { readManifest } from '@fieldspan/build/manifest';
import { titleFiles } from '@fieldspan/build/messages/title-files';
import { readPackageFile } from '@fieldspan/build/package-file';
import { REMOTE_ENTRY, remoteConfig, SHELL_ENTRY, shellConfig, workerConfig } from '@fieldspan/build/preset';
import { bringsOwnReact, sharedPackages } from '@fieldspan/build/share-table';
import { BuiltAssetsSchema, type Release } from '@fieldspan/contract/release';
import { DeviceStateSchema, PlacesSchema } from '@fieldspan/contract/remote-manifest';
import { type Configuration, rspack } from '@rspack/core';
import * as v from 'valibot';
import { withFileLock } from '../file-lock.ts';
import { type BuildFacts, makeRelease } from '../registry/make-release.ts';
import { apiUse } from './api-use.ts';
import { buildLock, rememberBuild, standingBuild } from './build-record.ts';
import type { Buildable } from './buildable.ts';
import { contractTypes } from './contract-types.ts';
import { inputHash } from './input-hash.ts';
import { librariesIn } from './libraries.ts';
import { sharedTypes } from './shared-types.ts';
import { watchSources } from './watch-sources.ts';

/** The compiler refused the build; the message is the compiler's. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
}

export type Built = { release: Release; folder: string; isNew: boolean };

/** @returns the files of all modules in a chunk */
function compile(name: string, config: Configuration): Promise<Set<string>> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(config);
    const sources = watchSources(compiler);
    compiler.run((failure, stats) => {
      const problems = stats?.hasErrors() === true ? stats.toString({ all: false, errors: true, colors: false }) : null;
      compiler.close(() => {
        if (failure !== null) reject(failure);
        else if (problems !== null) reject(new BuildError(`The build of ${name} failed:\n${problems}`));
        else resolve(sources);
      });
    });
  });
}

async function factsOf(
  { name, dir }: Buildable,
  { folder, sources }: { folder: string; sources: Iterable<string> },
): Promise<BuildFacts> {
  const isShell = name === 'shell';
  const manifest = isShell ? null : readManifest(join(dir, 'remote.json'));
  const externals = await externalsOf(isShell, folder);
  const assets: unknown = JSON.parse(await readFile(join(folder, ASSETS_FILE), 'utf8'));
  const { signedIn, ...initial } = v.parse(BuiltAssetsSchema, assets);
  return {
    remote: name,
    version: readPackageFile(dir).version,
    entry: isShell ? SHELL_ENTRY : REMOTE_ENTRY,
    initial,
    ...(signedIn && { signedIn }),
    manifest,
    contracts: await contractTypes(manifest ?? { name, places: await shellPlaces(dir) }),
    sharedContracts: await sharedTypes(dir, { name, externals }),
    shared: sharedPackages(dir),
    externals,
    // A remote with a React of its own brings its own versions of other libraries too.
    ...(!bringsOwnReact(dir) && { libraries: librariesIn(sources) }),
    ...(await apiUse(sources, manifest?.fills['find.source'])),
    ...(isShell && { state: await shellState(dir), places: await shellPlaces(dir) }),
  };
}

/**
 * What the shell and its shared packages store on devices. state.json beside the shell declares it, as remote.json does
 * for a remote.
 */
async function shellState(dir: string): Promise<Release['state']> {
  return v.parse(DeviceStateSchema, JSON.parse(await readFile(join(dir, 'state.json'), 'utf8')));
}

/** The shared modules that the shell provides, or that a remote takes from it. */
async function externalsOf(isShell: boolean, folder: string): Promise<string[]> {
  if (isShell) return givenNames();
  const scripts = (await readdir(folder)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')));
  return [...new Set(texts.flatMap(askedIn))].toSorted();
}

/** The places that the shell draws. places.json beside the shell declares them, as remote.json does for a remote. */
async function shellPlaces(dir: string): Promise<Record<string, string>> {
  return v.parse(PlacesSchema, JSON.parse(await readFile(join(dir, 'places.json'), 'utf8')));
}

/** Always builds, into the given folder. */
export async function buildInto(buildable: Buildable, folder: string): Promise<Release> {
  const options = { dir: buildable.dir, mode: 'production', outDir: folder } as const;
  const isShell = buildable.name === 'shell';
  const sources = await compile(buildable.name, isShell ? shellConfig(options) : remoteConfig(options));
  if (isShell) for (const path of await compile('the service worker', workerConfig(options))) sources.add(path);
  const facts = await factsOf(buildable, { folder, sources });
  for (const [file, text] of titleFiles(buildable.dir, facts.manifest)) await writeFile(join(folder, file), text);
  return makeRelease(folder, facts);
}

/**
 * Builds a package of this project into its `dist`, unless the build there was made from the same inputs. Locked to one
 * process at a time, because a build empties the folder first.
 */
export async function buildPackage(buildable: Buildable, sharedHash: string): Promise<Built> {
  const folder = join(buildable.dir, 'dist');
  const busy = (): Error => new BuildError(`Another process has been building ${buildable.name} for five minutes.`);
  return withFileLock({ path: buildLock(buildable.name), waitMs: 300_000, busy }, async () => {
    const inputs = await inputHash(buildable.dir, sharedHash);
    const standing = await standingBuild(buildable.name, folder, inputs);
    if (standing !== null) return { release: standing, folder, isNew: false };
    const release = await buildInto(buildable, folder);
    await rememberBuild(release, inputs);
    return { release, folder, isNew: true };
  });
}
