import { join, resolve } from 'node:path';
import type { Release } from '@fieldspan/contract/release';
import { allBuildables, type Buildable, buildableIn, developmentBuildables } from '../build/buildable.ts';
import { buildInto, buildPackage } from '../build/build-package.ts';
import { inParallel } from '../build/in-parallel.ts';
import { sharedInputHash } from '../build/input-hash.ts';
import { firstVisitKB } from '../registry/first-visit.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { releaseId } from '../registry/release-id.ts';
import type { Command } from './command.ts';

function sizeOf(release: Release): string {
  const budget = release.manifest === null ? '' : ` of ${release.manifest.budgetKB}`;
  return `first visit ${firstVisitKB(release)}${budget} KB`;
}

/**
 * @param names none or `all` means the whole product; a development remote is built only when named
 * @throws RegistryError unknown, listing what exists, when a name is not a package of the project
 */
export async function chosenPackages(names: string[]): Promise<Buildable[]> {
  if (names.length === 0 || names.includes('all')) return allBuildables();
  const all = await developmentBuildables();
  const unknown = names.find((name) => !all.some((each) => each.name === name));
  if (unknown === undefined) return all.filter(({ name }) => names.includes(name));
  throw new RegistryError(
    'unknown',
    `There is no package "${unknown}" to build. There are: ${all.map(({ name }) => name).join(', ')}.`,
  );
}

/** `fed build [name…|all]`, or `fed build --dir <package> [--out <folder>]` for a package outside this repository. */
export const buildCommand: Command = async ({ names, options, print }) => {
  if (options.dir !== undefined) {
    const dir = resolve(options.dir);
    const release = await buildInto(buildableIn(dir), resolve(options.out ?? join(dir, 'dist')));
    print(`${release.remote} ${releaseId(release)} built, ${sizeOf(release)}`);
    return;
  }
  const sharedHash = await sharedInputHash();
  await inParallel(await chosenPackages(names), 2, async (each) => {
    const { release, isNew } = await buildPackage(each, sharedHash);
    print(`${each.name} ${releaseId(release)} ${isNew ? 'built' : 'is up to date'}, ${sizeOf(release)}`);
  });
};
