import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { backupLink } from '../backup/backup-folder.ts';
import { openDisk } from './disk.ts';
import { keepCopy } from './keep-copy.ts';
import { openS3 } from './s3.ts';
import type { S3Options } from './s3.ts';
import type { Storage } from './storage.ts';

type Place = { dataDir: string; s3: S3Options | null };

/**
 * Opens the object store if one is configured, otherwise DATA_DIR/files; if there is a backup folder, new files are
 * copied there at once.
 * @param onError is called if such a copy failed: the upload itself is stored, and the next backup copies it
 */
export function openStorage({ dataDir, s3 }: Place, onError: (error: unknown) => void = () => {}): Promise<Storage> {
  if (s3) return openS3(s3);
  const link = backupLink(dataDir);
  return openDisk(join(dataDir, 'files'), async (key, path) => {
    try {
      if ((await lstat(link).catch(() => null)) !== null) await keepCopy(path, join(link, 'files', key));
    } catch (error) {
      onError(error);
    }
  });
}
