import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupFolder, backupsIn } from './backup-folder.ts';
import type { BackupFolder } from './backup-folder.ts';
import { orderOf } from './archived-log.ts';
import { treeOf } from './copy-tree.ts';
import { readManifest } from './manifest.ts';
import type { Manifest } from './manifest.ts';

const DAY_MS = 24 * 3_600_000;
const SEGMENT = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?\.gz$/;

/**
 * Removes backups older than this many days, and the archived WAL files that only they needed. The newest of the old
 * ones is kept, because restoring the first of those days starts from it.
 * @returns the number of removed backups
 */
export async function prune(root: string, days: number, now: Date): Promise<number> {
  const folder = backupFolder(root);
  const all = await Promise.all(
    (await backupsIn(root)).map(async (path) => ({ path, made: await readManifest(path) })),
  );
  const limit = new Date(now.getTime() - days * DAY_MS).toISOString();
  const firstKept = Math.max(
    0,
    all.findLastIndex(({ made }) => made.endedAt <= limit),
  );
  const kept = all.slice(firstKept);
  for (const { path } of all.slice(0, firstKept)) await rm(path, { recursive: true });
  const [oldest] = kept;
  if (firstKept === 0 || oldest === undefined) return 0;
  await pruneArchive(folder, oldest.made);
  const named = new Set(kept.flatMap(({ made }) => made.files.map((file) => file.path)));
  for (const path of (await treeOf(folder.files)).files) {
    const place = join(folder.files, path);
    if (!named.has(path) && (await stat(place)).mtime < new Date(oldest.made.startedAt)) await rm(place);
  }
  return firstKept;
}

async function pruneArchive({ wal }: BackupFolder, { walFrom }: Manifest): Promise<void> {
  for (const name of await readdir(wal))
    if (SEGMENT.test(name) && (walFrom === null || orderOf(name) < orderOf(walFrom))) await rm(join(wal, name));
}
