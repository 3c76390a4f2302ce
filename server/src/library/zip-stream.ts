import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Storage } from '../storage/storage.ts';
import { objectKey } from '../storage/storage.ts';
import { pathPart } from './collect-files.ts';
import type { CollectedFile } from './collect-files.ts';

type Zipping = { storage: Storage; tenantId: number; signal: AbortSignal };

/**
 * A zip that is made while it is read: one file after the other is opened when its turn comes, so it takes neither memory
 * nor disk. What was deleted meanwhile is left out. Files are not packed again, as most of them are packed already.
 */
export function zipStream({ storage, tenantId, signal }: Zipping, files: readonly CollectedFile[]): Readable {
  const zip = new ZipFile();
  const nameFor = unusedNames();
  void fill();
  return Readable.from(zip.outputStream, { objectMode: false });

  async function fill(): Promise<void> {
    for (const file of files) {
      if (signal.aborted) break;
      const key = objectKey(tenantId, file.filename);
      if ((await storage.head(key)) === null) continue;
      zip.addReadStreamLazy(
        nameFor(file),
        { compress: false, mtime: new Date(file.created_at) },
        (ready) =>
          void storage.get(key).then(
            (stream) => ready(null, stream),
            (error: unknown) => ready(error, Readable.from([])),
          ),
      );
    }
    zip.end();
  }
}

/** Two files of one name are told apart by a number. */
export function unusedNames(): (file: Pick<CollectedFile, 'folder' | 'name'>) => string {
  const used = new Set<string>();
  return ({ folder, name }) => {
    const plain = pathPart(name);
    const dot = plain.lastIndexOf('.');
    const [stem, end] = dot > 0 ? [plain.slice(0, dot), plain.slice(dot)] : [plain, ''];
    let path = '';
    for (let count = 1; path === '' || used.has(path.toLowerCase()); count += 1)
      path = `${folder === '' ? '' : `${folder}/`}${stem}${count === 1 ? '' : ` (${count})`}${end}`;
    used.add(path.toLowerCase());
    return path;
  };
}
