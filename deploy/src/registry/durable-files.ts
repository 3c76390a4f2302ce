import { randomUUID } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';

/** Temporary files left by a killed writer; they are ignored and may be deleted. */
export const TEMPORARY = '.tmp-';

/** Syncs a folder, so that its file names survive a power cut. */
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

/** Writes a file atomically, replacing an older one. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await rename(await writeTemporary(path, text), path);
  await syncFolder(dirname(path));
}

/**
 * Writes a file atomically, unless the name is taken. A hard link fails like O_EXCL when the name exists; unlike O_EXCL
 * it never shows half a file.
 * @returns false when the name is taken
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

/** Appends text to a file and waits until it is on disk. */
export async function appendDurably(path: string, text: string): Promise<void> {
  const handle = await open(path, 'a');
  try {
    await handle.appendFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
