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

/** The shell and every remote of this project. A folder without its own declaration is not one yet. */
export async function allBuildables(): Promise<Buildable[]> {
  const folders = (await readdir(PROJECT)).filter((name) => name.startsWith('mf-')).map((name) => join(PROJECT, name));
  const remotes = folders.filter((dir) => existsSync(join(dir, 'remote.json'))).map(buildableIn);
  return [{ name: 'shell', dir: join(PROJECT, 'shell') }, ...remotes];
}
