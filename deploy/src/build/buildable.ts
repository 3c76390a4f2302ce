import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readManifest } from '@fieldspan/build/manifest';
import { PROJECT } from '../settings.ts';

/** A package that is built and released: the shell, or a remote. */
export type Buildable = { name: string; dir: string };

/** @returns the package in a folder anywhere on disk; a folder without remote.json is the shell */
export function buildableIn(dir: string): Buildable {
  const manifest = join(dir, 'remote.json');
  return { name: existsSync(manifest) ? readManifest(manifest).name : 'shell', dir };
}

/** Development remotes: built by `pnpm dev` and for the browser tests, released only when named explicitly. */
const DEVELOPMENT: ReadonlySet<string> = new Set(['mf-gallery']);

const remotesIn = (folders: Iterable<string>): Buildable[] =>
  [...folders]
    .map((name) => join(PROJECT, name))
    .filter((dir) => existsSync(join(dir, 'remote.json')))
    .map(buildableIn);

/** The shell and every remote of the product. A folder without a remote.json is not a remote yet. */
export async function allBuildables(): Promise<Buildable[]> {
  const folders = (await readdir(PROJECT)).filter((name) => name.startsWith('mf-') && !DEVELOPMENT.has(name));
  return [{ name: 'shell', dir: join(PROJECT, 'shell') }, ...remotesIn(folders)];
}

/** `allBuildables` plus the development remotes. */
export async function developmentBuildables(): Promise<Buildable[]> {
  return [...(await allBuildables()), ...remotesIn(DEVELOPMENT)];
}
