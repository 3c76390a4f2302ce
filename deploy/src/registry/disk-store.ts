import { cp, mkdir, open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';
import { withFileLock } from '../file-lock.ts';
import {
  appendDurably,
  createFile,
  replaceFile,
  syncFile,
  syncFolder,
  TEMPORARY,
  temporaryBeside,
} from './durable-files.ts';
import { integrityOf } from './file-hash.ts';
import { RegistryError } from './registry-error.ts';
import type { Addition, ReleaseStore, Stored } from './release-store.ts';

const ONE_DAY_MS = 86_400_000;

function heldTooLong(): RegistryError {
  return new RegistryError('busy', 'Another process has held the release registry for 30 seconds. Try again.');
}

async function ifThere<T>(task: Promise<T>): Promise<T | null> {
  try {
    return await task;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
    throw error;
  }
}

const tagOf = ({ ino, mtimeNs, size }: { ino: bigint; mtimeNs: bigint; size: bigint }): string =>
  `${ino} ${mtimeNs} ${size}`;

async function copyDurably(from: string, to: string, paths: string[]): Promise<void> {
  for (const path of paths) {
    const target = join(to, path);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(from, path), target);
    await syncFile(target);
  }
  await syncFolder(to);
}

async function removeOlder(folder: string, ageMs: number): Promise<void> {
  const names = (await ifThere(readdir(folder))) ?? [];
  for (const name of names.filter((each) => each.startsWith(TEMPORARY))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs >= ageMs) await rm(path, { recursive: true, force: true });
  }
}

/** The integrity of a folder's files, by path; missing files are left out. */
export async function hashesOnDisk(folder: string, paths: string[]): Promise<Map<string, string>> {
  const found = await Promise.all(
    paths.map(async (path): Promise<[string, string][]> => {
      const bytes = await ifThere(readFile(join(folder, path)));
      return bytes === null ? [] : [[path, integrityOf(bytes)]];
    }),
  );
  return new Map(found.flat());
}

/** A registry in a local folder. Its write lock is SQLite's, which ends with its holder. */
export class DiskStore implements ReleaseStore {
  readonly place: string;
  readonly lookEveryMs = 250;
  readonly isExclusive = true;

  constructor(root: string) {
    this.place = root;
  }

  #at(path: string): string {
    return join(this.place, path);
  }

  async read(path: string): Promise<Stored | null> {
    const handle = await ifThere(open(this.#at(path)));
    if (handle === null) return null;
    try {
      const tag = tagOf(await handle.stat({ bigint: true }));
      return { tag, text: await handle.readFile('utf8') };
    } finally {
      await handle.close();
    }
  }

  async tag(path: string): Promise<string | null> {
    const found = await ifThere(stat(this.#at(path), { bigint: true }));
    return found === null ? null : tagOf(found);
  }

  async create(path: string, text: string): Promise<boolean> {
    await mkdir(dirname(this.#at(path)), { recursive: true });
    return createFile(this.#at(path), text);
  }

  async replace(path: string, text: string, tag: string | null): Promise<boolean> {
    if ((await this.tag(path)) !== tag) return false;
    await mkdir(dirname(this.#at(path)), { recursive: true });
    await replaceFile(this.#at(path), text);
    return true;
  }

  async append(path: string, { before, whole, added }: Addition): Promise<boolean> {
    if ((await this.tag(path)) !== (before?.tag ?? null)) return false;
    if (before !== null && whole.length < before.text.length) await truncate(this.#at(path), Buffer.byteLength(whole));
    await appendDurably(this.#at(path), added);
    return true;
  }

  async names(folder: string): Promise<string[]> {
    return ((await ifThere(readdir(this.#at(folder)))) ?? []).filter((name) => !name.startsWith('.'));
  }

  async addRelease(folder: string, from: string, paths: string[]): Promise<boolean> {
    const target = this.#at(folder);
    const temporary = temporaryBeside(target);
    await mkdir(temporary, { recursive: true });
    try {
      await copyDurably(from, temporary, paths);
      await rename(temporary, target);
    } catch (error) {
      if (hasCode(error, 'ENOTEMPTY', 'EEXIST')) return false;
      throw error;
    } finally {
      await rm(temporary, { recursive: true, force: true });
    }
    await syncFolder(dirname(target));
    return true;
  }

  async publishedAt(folder: string): Promise<number | null> {
    return (await ifThere(stat(this.#at(`${folder}/release.json`))))?.mtimeMs ?? null;
  }

  async bytes(path: string): Promise<Uint8Array | null> {
    return ifThere(readFile(this.#at(path)));
  }

  async hashes(folder: string, paths: string[]): Promise<Map<string, string>> {
    return hashesOnDisk(this.#at(folder), paths);
  }

  async localFile(path: string): Promise<string | null> {
    return this.#at(path);
  }

  async exclusively<T>(task: () => Promise<T>): Promise<T> {
    return withFileLock({ path: this.#at('lock'), waitMs: 30_000, busy: heldTooLong }, task);
  }

  /** Sets and HEAD are written while the caller holds the lock; a publish may run at the same time. */
  async removeLeftovers(): Promise<void> {
    for (const env of await this.names('channels')) {
      await removeOlder(this.#at(`channels/${env}/sets`), 0);
      await removeOlder(this.#at(`channels/${env}`), 0);
    }
    for (const name of await this.names('artifacts')) await removeOlder(this.#at(`artifacts/${name}`), ONE_DAY_MS);
  }
}
