import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '@fieldspan/build/manifest';
import { PROJECT } from '../settings.ts';

/** A package that is built and released: the shell, or a remote. */
export type Buildable = { name: string; dir: string };

/** @returns the package in a folder, wherever that is; a folder without remote.json is the shell's */
export function buildableIn(dir: string): Buildable {
  const manifest = join(dir, 'remote.json');
  return { name: existsSync(manifest) ? readManifest(manifest).name : 'shell', dir };
}

/** Remotes for whoever builds the product: in `pnpm dev` and the browser tests, in no release unless somebody names them. */
const DEVELOPMENT: ReadonlySet<string> = new Set(['mf-gallery']);

const remotesIn = (folders: Iterable<string>): Buildable[] =>
  [...folders]
    .map((name) => join(PROJECT, name))
    .filter((dir) => existsSync(join(dir, 'remote.json')))
    .map(buildableIn);

/** The shell and every remote of the product. A folder without its own declaration is not one yet. */
export async function allBuildables(): Promise<Buildable[]> {
  const folders = (await readdir(PROJECT)).filter((name) => name.startsWith('mf-') && !DEVELOPMENT.has(name));
  return [{ name: 'shell', dir: join(PROJECT, 'shell') }, ...remotesIn(folders)];
}

/** `allBuildables` with the remotes that are for developing. */
export async function developmentBuildables(): Promise<Buildable[]> {
  return [...(await allBuildables()), ...remotesIn(DEVELOPMENT)];
}
