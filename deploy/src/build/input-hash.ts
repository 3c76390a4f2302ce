import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { externalModules } from '@fieldspan/build/externals';
import { PROJECT } from '../settings.ts';

const IGNORED_FOLDERS = new Set(['node_modules', 'dist', 'test-results', 'coverage']);

function isInput(path: string): boolean {
  return !/\.test\.tsx?$|\.md$/.test(path);
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).filter(({ name }) => !IGNORED_FOLDERS.has(name));
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
  const nested = await Promise.all(
    entries.filter((entry) => entry.isDirectory()).map(({ name }) => filesBelow(join(folder, name))),
  );
  return [...files, ...nested.flat()];
}

async function hashOfAll(paths: string[]): Promise<string> {
  const sum = createHash('sha256');
  for (const path of paths.filter(isInput).sort()) {
    const bytes = await readFile(path);
    sum.update(`${relative(PROJECT, path)} ${bytes.length}\n`).update(bytes);
  }
  return sum.digest('hex');
}

/** Inputs of every build: the shared packages, the versions of all dependencies, the build code itself. */
export async function sharedInputHash(): Promise<string> {
  const files = await Promise.all([join(PROJECT, 'shared'), join(PROJECT, 'deploy', 'src', 'build')].map(filesBelow));
  const hash = await hashOfAll([...files.flat(), join(PROJECT, 'pnpm-lock.yaml'), join(PROJECT, 'tsconfig.json')]);
  // Which modules are taken from the shell depends on the imports of all remotes.
  return `${hash} ${[...externalModules().keys()].join(' ')}`;
}

/** Hash of everything that a package's build depends on. Equal hash means equal build. */
export async function inputHash(dir: string, sharedHash: string): Promise<string> {
  const own = await hashOfAll(await filesBelow(dir));
  return createHash('sha256').update(`${sharedHash} ${own}`).digest('hex');
}
