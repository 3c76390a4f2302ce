import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import yauzl from 'yauzl';

const open = promisify<string, yauzl.Options, yauzl.ZipFile>(yauzl.open);

/**
 * Whether an archive unpacks to at most so many bytes. Every part is unpacked once and thrown away, because the sizes that an
 * archive names may be wrong.
 */
export async function unpacksWithin(path: string, mostBytes: number): Promise<boolean> {
  const zip = await open(path, { autoClose: true, lazyEntries: true });
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const next = async (entry: yauzl.Entry) => {
      bytes += entry.uncompressedSize;
      if (bytes > mostBytes) {
        zip.close();
        resolve(false);
        return;
      }
      // yauzl ends a part that is longer than it says.
      const part = await opened(zip, entry);
      part.resume();
      await once(part, 'end');
      zip.readEntry();
    };
    zip.on('entry', (entry: yauzl.Entry) => void next(entry).catch(reject));
    zip.once('end', () => resolve(true));
    zip.once('error', reject);
    zip.readEntry();
  });
}

const opened = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<Readable> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, part) => (error ? reject(error) : resolve(part)));
  });
