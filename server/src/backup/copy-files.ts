import { createWriteStream } from 'node:fs';
import { mkdir, rename, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '@fieldspan/domain/is-error';
import { CommandError } from '../command-error.ts';
import { keepCopy } from '../storage/keep-copy.ts';
import type { Storage } from '../storage/storage.ts';
import { eachOf, sha256Of } from './copy-tree.ts';
import type { CopiedFile } from './manifest.ts';

export type StoredFiles = {
  storage: Storage;
  /** The folder of the stored files if they are on disk, otherwise null. */
  folder: string | null;
};

/** Copies every stored file that the backup does not have yet. Stored files never change, so known ones are skipped. */
export async function copyFiles(
  { storage, folder }: StoredFiles,
  to: string,
  known: readonly CopiedFile[],
): Promise<CopiedFile[]> {
  const hashes = new Map(known.map((file) => [file.path, file]));
  const files: CopiedFile[] = [];
  const keys: string[] = [];
  for await (const key of storage.keys('')) keys.push(key);
  await eachOf(keys, async (path) => {
    const target = join(to, path);
    if (!(await isThere(target)) && !(await fetched({ storage, folder }, path, target))) return;
    const { size: bytes } = await stat(target);
    const before = hashes.get(path);
    files.push(before?.bytes === bytes ? before : { path, bytes, sha256: await sha256Of(target) });
  });
  return files.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

/** @returns false if the file was deleted in the meantime */
async function fetched({ storage, folder }: StoredFiles, key: string, target: string): Promise<boolean> {
  try {
    if (folder !== null) await keepCopy(join(folder, key), target);
    else await download(storage, key, target);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'NoSuchKey')) return false;
    if (hasCode(error, 'ENOSPC')) throw new CommandError('refused', `The disk of ${target} is full.`);
    throw error;
  }
}

async function download(storage: Storage, key: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(await storage.get(key), createWriteStream(`${target}.part`, { flush: true }));
  await rename(`${target}.part`, target);
}
