import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { hasCode } from '@fieldspan/domain/is-error';
import { sweep } from './sweep.ts';
import { checkedKey, isKey } from './storage.ts';
import type { Storage } from './storage.ts';

/**
 * Stores files in a directory. An object becomes visible by a rename after its bytes are on disk.
 * @param kept is called with the key and path of each new file, to make a second copy
 */
export async function openDisk(
  directory: string,
  kept: (key: string, path: string) => Promise<void> = async () => {},
): Promise<Storage> {
  const incoming = join(directory, '.incoming');
  await mkdir(incoming, { recursive: true });
  await sweep(incoming);
  const place = (key: string) => join(directory, checkedKey(key));

  return {
    async put(key, body) {
      const target = place(key);
      const temporary = join(incoming, randomUUID());
      try {
        await writeSynced(temporary, body);
        await moveInto(temporary, target);
        await kept(key, target);
      } finally {
        await rm(temporary, { force: true });
      }
    },

    async adopt(key, path) {
      const target = place(key);
      try {
        await moveInto(path, target);
      } catch (error) {
        if (!hasCode(error, 'EXDEV')) throw error;
        const temporary = join(incoming, randomUUID());
        await copyFile(path, temporary);
        await moveInto(temporary, target);
        await rm(path, { force: true });
      }
      await kept(key, target);
    },

    async get(key, range) {
      const handle = await open(place(key), 'r');
      return handle.createReadStream(range ?? {});
    },

    async head(key) {
      try {
        return { bytes: (await stat(place(key))).size };
      } catch (error) {
        if (hasCode(error, 'ENOENT')) return null;
        throw error;
      }
    },

    delete: (key) => rm(place(key), { force: true }),

    async *keys(prefix) {
      const folders = prefix === '' ? await readdir(directory) : [prefix.replace(/\/$/, '')];
      for (const folder of folders) {
        const found = await readdir(join(directory, folder), { recursive: true }).catch(noneOf);
        for (const name of found.map((each) => `${folder}/${each}`)) if (isKey(name)) yield name;
      }
    },
  };
}

/** A missing folder has no files; a stray file is ignored. */
function noneOf(error: unknown): string[] {
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
  throw error;
}

async function writeSynced(path: string, body: Readable | Uint8Array): Promise<void> {
  const source = body instanceof Readable ? body : Readable.from([body]);
  const handle = await open(path, 'wx', 0o640);
  await pipeline(source, handle.createWriteStream({ flush: true }));
}

async function moveInto(from: string, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await rename(from, target);
}
