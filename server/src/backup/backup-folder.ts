import { chmod, chown, lstat, mkdir, readdir, readlink, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { hasCode, isError } from '@fieldspan/domain/is-error';
import { CommandError } from '../command-error.ts';
import { serverUser } from '../db/cluster.ts';

/**
 * The folder of the backups. The running server writes the first three by itself:
 *   wal/       the database's write-ahead log, archived within a minute
 *   files/     every stored file, once
 *   erased/    erased companies; every restore erases them again
 *   <time>/    one backup
 */
export type BackupFolder = { root: string; wal: string; files: string; erased: string };

/** Name of the symbolic link in DATA_DIR that points to the backup folder. */
const LINK = 'backup';
/** 2026-11-22T19-04-05Z */
const NAME = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/;

export const backupLink = (dataDir: string): string => join(dataDir, LINK);

export function backupFolder(root: string): BackupFolder {
  return { root, wal: join(root, 'wal'), files: join(root, 'files'), erased: join(root, 'erased') };
}

export const backupName = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;

/** The folder this DATA_DIR is backed up to, or null. */
export async function linkedFolder(dataDir: string): Promise<BackupFolder | null> {
  try {
    return backupFolder(resolve(dataDir, await readlink(backupLink(dataDir))));
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'EINVAL')) return null;
    throw error;
  }
}

/**
 * Creates the folder and links it, so that the running server archives into it from now on. Nobody else may read it.
 */
export async function openBackupFolder(dataDir: string, root: string): Promise<BackupFolder> {
  const folder = backupFolder(root);
  try {
    await mkdir(root, { recursive: true });
    for (const path of [folder.wal, folder.files, folder.erased]) await mkdir(path, { recursive: true, mode: 0o700 });
    const { uid, gid } = serverUser();
    // If the database runs as another user, that user must reach its archive, but nothing else.
    await chmod(root, uid === undefined ? 0o700 : 0o711);
    if (uid !== undefined && gid !== undefined) await chown(folder.wal, uid, gid);
    await pointTo(dataDir, root);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC')) throw error;
    const why = isError(error) ? error.message : '';
    throw new CommandError(
      'refused',
      `Backups cannot be written to ${root}: ${why}. Choose another folder: --to <folder>`,
    );
  }
  return folder;
}

async function pointTo(dataDir: string, root: string): Promise<void> {
  if ((await linkedFolder(dataDir))?.root === root) return;
  await stopArchiving(dataDir);
  await symlink(root, backupLink(dataDir));
}

/** Removes the link, so that nothing is archived automatically any more. */
export async function stopArchiving(dataDir: string): Promise<void> {
  const link = backupLink(dataDir);
  const found = await lstat(link).catch(() => null);
  if (found === null) return;
  if (!found.isSymbolicLink())
    throw new CommandError('refused', `${link} is not a link that a backup has made. Move it away first.`);
  await rm(link);
}

/** Finished backups, oldest first. */
export async function backupsIn(root: string): Promise<string[]> {
  const names = await readdir(root).catch(() => []);
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .map((name) => join(root, name));
}

/** The backup folder that contains a backup. */
export const folderOf = (backup: string): BackupFolder => backupFolder(dirname(backup));

/** Whether two folders are on the same disk, so that one failure would lose both. */
export async function isSameDisk(one: string, other: string): Promise<boolean> {
  return (await stat(one)).dev === (await stat(other)).dev;
}
