import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';
import { CommandError } from '../command-error.ts';
import type { Config } from '../config.ts';
import { borrow } from '../db/launcher.ts';
import { openStorage } from '../storage/open-storage.ts';
import { backupName, backupsIn, openBackupFolder } from './backup-folder.ts';
import type { BackupFolder } from './backup-folder.ts';
import { copyDatabase } from './copy-database.ts';
import type { DatabaseCopy } from './copy-database.ts';
import { copyFiles } from './copy-files.ts';
import { copyTree } from './copy-tree.ts';
import { dumpDatabase } from './dump-database.ts';
import { MANIFEST, readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

/** Further folders to back up, besides the database and the files. */
export type Places = { releases: string | null; keys: string | null };

const PART = '.part';
/** Published artifacts never change. */
const PUBLISHED = /^artifacts\//;
const NAMES_OTHERS = /(^|\/)HEAD$/;
/** Not worth a backup: lock files and unfinished writes. */
const PASSING = /^lock(-\w+)?$|(^|\/)\.tmp-/;

/** Makes a backup. The database is copied before the files, so that every row finds its file. */
export async function backUp(
  config: Config,
  root: string,
  places: Places,
): Promise<{ path: string; manifest: Manifest }> {
  const folder = await openBackupFolder(config.dataDir, root);
  const startedAt = new Date();
  const path = join(root, backupName(startedAt));
  await removeUnfinished(folder);
  await begin(`${path}${PART}`);
  const earlier = await latest(root);
  const database = await copyOf(config, join(`${path}${PART}`, 'database'));
  const part = (name: 'releases' | 'keys', from: string | null) =>
    from === null
      ? { files: [] }
      : copyTree({
          from,
          to: join(`${path}${PART}`, name),
          leaveOut: PASSING,
          unchanging: PUBLISHED,
          first: NAMES_OTHERS,
          earlier: earlier === null ? null : { root: join(earlier.path, name), files: earlier.manifest[name] },
        });
  const { files: releases } = await part('releases', places.releases);
  const { files: keys } = await part('keys', places.keys);
  const stored = { storage: await openStorage(config), folder: config.s3 ? null : join(config.dataDir, 'files') };
  const files = await copyFiles(stored, folder.files, earlier?.manifest.files ?? []);
  const manifest: Manifest = {
    format: 1,
    kind: config.databaseUrl === null ? 'embedded' : 'own',
    startedAt: startedAt.toISOString(),
    endedAt: new Date().toISOString(),
    ...database,
    releases,
    keys,
    files,
  };
  await writeSynced(join(`${path}${PART}`, MANIFEST), JSON.stringify(manifest));
  await rename(`${path}${PART}`, path);
  return { path, manifest };
}

async function copyOf(config: Config, to: string): Promise<DatabaseCopy> {
  if (config.databaseUrl !== null) return dumpDatabase(config.databaseUrl, to);
  const { connection, stop } = await borrow(config.dataDir);
  try {
    return await copyDatabase(connection, join(config.dataDir, 'postgres', 'data'), to);
  } finally {
    await stop();
  }
}

async function begin(path: string): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 });
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new CommandError('refused', 'Another backup is running. Wait for its end.');
    throw error;
  }
}

const HOUR_MS = 3_600_000;

/** Removes what killed backups have left. */
async function removeUnfinished({ root }: BackupFolder): Promise<void> {
  const before = `${backupName(new Date(Date.now() - 24 * HOUR_MS))}${PART}`;
  for (const name of await readdir(root))
    if (name.endsWith(PART) && name < before) await rm(join(root, name), { recursive: true });
}

async function latest(root: string): Promise<{ path: string; manifest: Manifest } | null> {
  const path = (await backupsIn(root)).at(-1);
  return path === undefined ? null : { path, manifest: await readManifest(path) };
}

async function writeSynced(path: string, text: string): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  await handle.writeFile(text);
  await handle.sync();
  await handle.close();
}
