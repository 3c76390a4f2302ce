import { join } from 'node:path';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';
import type { S3Options } from './s3.ts';
import type { Storage } from './storage.ts';

/** An object store when one is configured, else DATA_DIR/files. */
export function openStorage({ dataDir, s3 }: { dataDir: string; s3: S3Options | null }): Promise<Storage> {
  return s3 ? openS3(s3) : openDisk(join(dataDir, 'files'));
}
