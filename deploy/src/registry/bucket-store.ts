import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasCode } from '@fieldspan/domain/is-error';
import { inParallel } from '../build/in-parallel.ts';
import { type Bucket, BucketClient } from './bucket-client.ts';
import { checkConditionalWrites } from './conditional-writes.ts';
import { integrityOf } from './file-hash.ts';

import { LOG_FILE } from './registry.ts';
import type { Addition, ReleaseStore, Stored } from './release-store.ts';

const AT_ONCE = 6;
/** How many sets, release.json files and recorded contracts a process caches. */
const MOST_FIXED = 300;
const RELEASE_FILE = 'release.json';

async function keepFile(path: string, bytes: Uint8Array | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = `${path}.tmp-${randomUUID()}`;
  await writeFile(temporary, bytes);
  await rename(temporary, path);
}

/**
 * A registry in a bucket of any S3-compatible store that honours conditional writes. There is no lock: single
 * conditional writes decide, and a writer that meets another's unfinished promotion finishes it.
 */
export class BucketStore implements ReleaseStore {
  readonly place: string;
  readonly lookEveryMs = 2000;
  readonly isExclusive = false;
  readonly #client: BucketClient;
  readonly #cache: string;
  /** Integrity of objects already read, by path and tag: equal tags mean equal bytes. */
  readonly #known = new Map<string, string>();
  /** Cache of texts that never change once written. */
  readonly #fixed = new Map<string, Stored>();
  #keptHead = '';
  #checked: Promise<void> | null = null;

  /** @param cache local folder for fetched files */
  constructor(bucket: Bucket, cache: string) {
    this.#client = new BucketClient(bucket);
    this.#cache = cache;
    this.place = this.#client.place;
  }

  /** Runs once per process, before the first write. */
  async #check(): Promise<void> {
    this.#checked ??= checkConditionalWrites(this.#client);
    try {
      await this.#checked;
    } catch (error) {
      this.#checked = null;
      throw error;
    }
  }

  async read(path: string): Promise<Stored | null> {
    const fixed = this.#fixed.get(path);
    if (fixed !== undefined) return fixed;
    const found = await this.#client.get(path);
    if (found === null) return null;
    const stored = { text: new TextDecoder().decode(found.bytes), tag: found.tag };
    if (path !== LOG_FILE) await this.#keep(path, stored);
    return stored;
  }

  /** Cache for outages of the store: HEAD, sets and release.json, as far as this process has read them. */
  async #keep(path: string, stored: Stored): Promise<void> {
    const { text, tag } = stored;
    if (path.endsWith('/HEAD')) {
      if (this.#keptHead === `${path} ${tag}`) return;
      this.#keptHead = `${path} ${tag}`;
    } else {
      const oldest = this.#fixed.size < MOST_FIXED ? undefined : this.#fixed.keys().next().value;
      if (oldest !== undefined) this.#fixed.delete(oldest);
      this.#fixed.set(path, stored);
    }
    await keepFile(join(this.#cache, path), text);
  }

  async tag(path: string): Promise<string | null> {
    return (await this.#client.head(path))?.tag ?? null;
  }

  async create(path: string, text: string): Promise<boolean> {
    await this.#check();
    return (await this.#client.put(path, text, { create: true })) || this.#isOwn(path, text);
  }

  async replace(path: string, text: string, tag: string | null): Promise<boolean> {
    await this.#check();
    const condition = tag === null ? ({ create: true } as const) : { tag };
    return (await this.#client.put(path, text, condition)) || this.#isOwn(path, text);
  }

  /**
   * A write whose answer was lost is retried, and then finds its own text. No two writers write the same text, so an
   * equal text is its own.
   */
  async #isOwn(path: string, text: string): Promise<boolean> {
    return (await this.read(path))?.text === text;
  }

  async append(path: string, { before, whole, added }: Addition): Promise<boolean> {
    return this.replace(path, whole + added, before?.tag ?? null);
  }

  async names(folder: string): Promise<string[]> {
    return [...(await this.#client.list(folder, true)).keys()].filter((name) => !name.startsWith('.'));
  }

  async addRelease(folder: string, from: string, paths: string[]): Promise<boolean> {
    await this.#check();
    if ((await this.tag(`${folder}/${RELEASE_FILE}`)) !== null) return false;
    const files = paths.filter((path) => path !== RELEASE_FILE);
    await inParallel(files, AT_ONCE, async (path) => {
      await this.#client.put(`${folder}/${path}`, await readFile(join(from, path)));
    });
    return this.create(`${folder}/${RELEASE_FILE}`, await readFile(join(from, RELEASE_FILE), 'utf8'));
  }

  async publishedAt(folder: string): Promise<number | null> {
    const found = await this.#client.head(`${folder}/${RELEASE_FILE}`);
    return found === null ? null : Number(found.written ?? 0);
  }

  async bytes(path: string): Promise<Uint8Array | null> {
    return (await this.#client.get(path))?.bytes ?? null;
  }

  async hashes(folder: string, paths: string[]): Promise<Map<string, string>> {
    const tags = await this.#client.list(folder, false);
    const hashes = new Map<string, string>();
    await inParallel(paths, AT_ONCE, async (path) => {
      const tag = tags.get(path);
      const hash = tag === undefined ? null : await this.#hash(`${folder}/${path}`, tag);
      if (hash !== null) hashes.set(path, hash);
    });
    return hashes;
  }

  async #hash(path: string, tag: string): Promise<string | null> {
    const known = this.#known.get(`${path} ${tag}`);
    if (known !== undefined) return known;
    const found = await this.#client.get(path);
    if (found === null) return null;
    const hash = integrityOf(found.bytes);
    this.#known.set(`${path} ${found.tag}`, hash);
    return hash;
  }

  async localFile(path: string, isRight: (bytes: Uint8Array) => boolean): Promise<string | null> {
    const local = join(this.#cache, path);
    const isThere = await stat(local).catch((error: unknown) => {
      if (hasCode(error, 'ENOENT')) return null;
      throw error;
    });
    if (isThere !== null) return local;
    const bytes = await this.bytes(path);
    if (bytes === null || !isRight(bytes)) return null;
    await keepFile(local, bytes);
    return local;
  }

  async exclusively<T>(task: () => Promise<T>): Promise<T> {
    await this.#check();
    return task();
  }

  /** An object is written whole or not at all, and release.json is written last, so half a release has none. */
  async removeLeftovers(): Promise<void> {}
}
