import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';

/** Files that a writer leaves when it is killed; they never count and may be removed. */
export const TEMPORARY = '.tmp-';

/** Makes the names inside a folder survive a power cut. */
export const syncFolder = (folder: string): Promise<void> => syncFile(folder);

export async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

export function temporaryBeside(path: string): string {
  return join(dirname(path), `${TEMPORARY}${randomUUID()}`);
}

async function writeTemporary(path: string, text: string): Promise<string> {
  const temporary = temporaryBeside(path);
  const handle = await open(temporary, 'wx', 0o644);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return temporary;
}

/** Puts a file in place whole or not at all, over an older one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await rename(await writeTemporary(path, text), path);
  await syncFolder(dirname(path));
}

/**
 * Puts a file in place whole, or finds that the name is taken.
 * A hard link fails like O_EXCL when the name exists; unlike O_EXCL it never shows half a file.
 * @returns false when somebody else owns the name
 */
export async function createFile(path: string, text: string): Promise<boolean> {
  const temporary = await writeTemporary(path, text);
  try {
    await link(temporary, path);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(temporary, { force: true });
  }
  await syncFolder(dirname(path));
  return true;
}

/** Adds text at the end of a file and waits until it is on the disk. */
export async function appendDurably(path: string, text: string): Promise<void> {
  const handle = await open(path, 'a');
  try {
    await handle.appendFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
