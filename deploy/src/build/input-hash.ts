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
  const hash = await hashOfAll([...files.flat(), join(PROJECT, 'tsconfig.json')]);
  const { common } = lockParts(await lockFile());
  // Which modules are taken from the shell depends on the imports of all remotes.
  return `${hash} ${hashOf(common)} ${[...externalModules().keys()].join(' ')}`;
}

/** Hash of everything that a package's build depends on. Equal hash means equal build. */
export async function inputHash(dir: string, sharedHash: string): Promise<string> {
  const own = await hashOfAll(await filesBelow(dir));
  const locked = lockParts(await lockFile()).ofRemotes.get(relative(PROJECT, dir)) ?? '';
  return hashOf(`${sharedHash} ${own} ${hashOf(locked)}`);
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const lockFile = (): Promise<string> => readFile(join(PROJECT, 'pnpm-lock.yaml'), 'utf8');

/** A remote or the shell; what everything is built with, and from, is no such folder. */
const REMOTE = /^(?:mf-[\w-]+|shell)$/;

type LockParts = { common: string; ofRemotes: ReadonlyMap<string, string> };

/**
 * The lock file without the dependencies of remotes, and these by folder: another remote that comes, goes or takes up a
 * library changes no build but its own.
 */
export function lockParts(text: string): LockParts {
  const [before = '', from = ''] = text.split(/^importers:\n/m);
  const end = from.search(/^\S/m);
  const [importers, after] = end === -1 ? [from, ''] : [from.slice(0, end), from.slice(end)];
  const blocks = importers.split(/^ {2}(?=\S)/m).map((block): [string, string] => {
    const folder = block.slice(0, block.indexOf(':'));
    return [folder, block];
  });
  const others = blocks.filter(([folder]) => !REMOTE.test(folder)).map(([, block]) => block);
  const ofRemotes = new Map(blocks.filter(([folder]) => REMOTE.test(folder)));
  return { common: [before, ...others, after].join('\n'), ofRemotes };
}
