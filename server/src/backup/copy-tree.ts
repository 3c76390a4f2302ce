import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '@fieldspan/domain/is-error';
import type { CopiedFile } from './manifest.ts';

const AT_ONCE = 8;

/** Runs fn for all items, a few at a time. */
export async function eachOf<T>(all: readonly T[], fn: (one: T) => Promise<void>): Promise<void> {
  const rest = all.values();
  const work = async () => {
    for (const one of rest) await fn(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

type Tree = { files: string[]; folders: string[] };

/** All files and folders below a folder as sorted relative paths; empty if the folder does not exist. */
export async function treeOf(root: string, leaveOut: RegExp | null = null): Promise<Tree> {
  const found = await readdir(root, { recursive: true, withFileTypes: true }).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  const all = found
    .map((each) => ({ path: join(each.parentPath, each.name).slice(root.length + 1), each }))
    .filter(({ path }) => leaveOut === null || !leaveOut.test(path));
  const named = (isWanted: (each: (typeof found)[number]) => boolean) =>
    all
      .filter(({ each }) => isWanted(each))
      .map(({ path }) => path)
      .sort();
  return { files: named((each) => each.isFile()), folders: named((each) => each.isDirectory()) };
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Copies a file that may be changing and flushes it to disk. The hash is that of the copy. */
async function copyHashed(from: string, to: string): Promise<Omit<CopiedFile, 'path'>> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  const source = await open(from, 'r');
  const target = await open(to, 'wx', 0o600);
  await pipeline(source.createReadStream(), counted, target.createWriteStream({ flush: true }));
  return { bytes, sha256: hash.digest('hex') };
}

/** An earlier backup of the same files; unchanged files are hard-linked instead of copied again. */
type Earlier = { root: string; files: readonly CopiedFile[] };

export type Copy = {
  from: string;
  to: string;
  leaveOut?: RegExp;
  /** Files that never change once they exist. */
  unchanging?: RegExp;
  /**
   * Files that refer to other files. They are copied first, so that the files they refer to are at least as new in the
   * copy.
   */
  first?: RegExp;
  earlier?: Earlier | null;
};

/**
 * Copies a folder that may be in use. Files that disappear while it runs are left out.
 * @returns the copied files, sorted, and all folders, including empty ones
 */
export async function copyTree(copy: Copy): Promise<{ files: CopiedFile[]; folders: string[] }> {
  const { from, to, leaveOut = null } = copy;
  const tree = await treeOf(from, leaveOut);
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const folder of tree.folders) await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
  const known = new Map((copy.earlier?.files ?? []).map((file) => [file.path, file]));
  const files: CopiedFile[] = [];
  const copyOne = async (path: string): Promise<void> => {
    const before = copy.unchanging?.test(path) === true ? known.get(path) : undefined;
    const made = (await linked(copy, path, before)) ?? (await copied(join(from, path), join(to, path)));
    if (made !== null) files.push({ path, ...made });
  };
  const isFirst = (path: string): boolean => copy.first?.test(path) === true;
  await eachOf(tree.files.filter(isFirst), copyOne);
  await eachOf(
    tree.files.filter((path) => !isFirst(path)),
    copyOne,
  );
  return { files: files.sort((a, b) => (a.path < b.path ? -1 : 1)), folders: tree.folders };
}

async function linked(
  { from, to, earlier }: Copy,
  path: string,
  before: CopiedFile | undefined,
): Promise<Omit<CopiedFile, 'path'> | null> {
  if (!before || !earlier || (await sizeOf(join(from, path))) !== before.bytes) return null;
  try {
    await link(join(earlier.root, path), join(to, path));
    return { bytes: before.bytes, sha256: before.sha256 };
  } catch {
    return null;
  }
}

const sizeOf = (path: string): Promise<number | null> =>
  stat(path).then(
    ({ size }) => size,
    () => null,
  );

async function copied(from: string, to: string): Promise<Omit<CopiedFile, 'path'> | null> {
  try {
    return await copyHashed(from, to);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

/** Copies files of a backup back to their place. */
export async function putBack(files: readonly CopiedFile[], from: string, to: string): Promise<void> {
  await eachOf(files, async ({ path }) => {
    await mkdir(dirname(join(to, path)), { recursive: true });
    await copyFile(join(from, path), join(to, path));
  });
}

/** Lists the files that are missing or whose hash differs from the manifest. */
export async function damageIn(root: string, files: readonly CopiedFile[]): Promise<string[]> {
  const damaged: string[] = [];
  await eachOf(files, async ({ path, sha256 }) => {
    const place = join(root, path);
    const found = await sha256Of(place).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    });
    if (found === null) damaged.push(`${place} is missing`);
    else if (found !== sha256) damaged.push(`${place} is damaged`);
  });
  return damaged.sort();
}
