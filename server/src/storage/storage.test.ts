import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';
import { checkedKey, objectKey } from './storage.ts';
import type { Storage } from './storage.ts';

const KEY = objectKey(7, 'ab12.png');
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'storage-'));
});

afterAll(() => rm(directory, { recursive: true, force: true }));

describe('a storage key', () => {
  it('spreads files by their first letters, below their company', () => {
    expect(KEY).toBe('7/ab/ab12.png');
  });

  it.each(['../etc/passwd', 'ab/../x', '/etc/passwd', 'AB.png', 'ab cd.png', '..', '', 'ab\0.png'])(
    'is refused for the filename %j',
    (filename) => expect(() => objectKey(7, filename)).toThrow(RangeError),
  );

  it('is refused if it could leave the folder', () => {
    expect(() => checkedKey('7/ab/ab..png')).toThrow(RangeError);
  });
});

describe('disk', () => {
  storageContract(() => openDisk(join(directory, 'files')));

  it('leaves nothing behind when the source breaks off', async () => {
    const root = join(directory, 'broken');
    const disk = await openDisk(root);
    const broken = Readable.from(brokenOff());
    await expect(disk.put(KEY, broken)).rejects.toThrow('cable pulled');
    expect(await disk.head(KEY)).toBeNull();
    expect(await readdir(join(root, '.incoming'))).toEqual([]);
  });

  it('removes what a crash left a day ago, but not what is being written now', async () => {
    const root = join(directory, 'swept');
    await openDisk(root);
    const [stale, fresh] = [join(root, '.incoming', 'stale'), join(root, '.incoming', 'fresh')];
    await writeFile(stale, 'x');
    await writeFile(fresh, 'x');
    await utimes(stale, new Date(0), new Date(0));
    await openDisk(root);
    expect(await readdir(join(root, '.incoming'))).toEqual(['fresh']);
  });
});

describe('an S3-compatible store', () => {
  let server: S3rver;
  let port: number;

  beforeAll(async () => {
    server = new S3rver({
      port: 0,
      address: '127.0.0.1',
      directory: join(directory, 's3'),
      silent: true,
      configureBuckets: [{ name: 'app', configs: [] }],
    });
    ({ port } = await server.run());
  });

  afterAll(() => server.close());

  const open = (accessKeyId = 'S3RVER') =>
    openS3({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'app',
      region: 'us-east-1',
      accessKeyId,
      secretAccessKey: 'S3RVER',
    });

  storageContract(() => open());

  it('accepts a stream larger than one part', async () => {
    const s3 = await open();
    const megabyte = Buffer.alloc(1024 * 1024, 7);
    await s3.put(
      KEY,
      Readable.from(
        (function* parts() {
          for (let i = 0; i < 20; i += 1) yield megabyte;
        })(),
      ),
    );
    expect(await s3.head(KEY)).toEqual({ bytes: 20 * 1024 * 1024 });
  });

  it('throws if the store refuses our keys', async () => {
    const s3 = await open('nobody');
    await expect(s3.put(KEY, Buffer.from('x'))).rejects.toThrow();
  });
});

function* brokenOff(): Generator<Buffer> {
  yield Buffer.from('half');
  throw new Error('cable pulled');
}

/** The tests that every store must pass. */
function storageContract(open: () => Promise<Storage>): void {
  it('returns what was stored, whole and in part', async () => {
    const storage = await open();
    await storage.put(KEY, Buffer.from('0123456789'));
    expect(await text(await storage.get(KEY))).toBe('0123456789');
    expect(await text(await storage.get(KEY, { start: 3, end: 5 }))).toBe('345');
    expect(await storage.head(KEY)).toEqual({ bytes: 10 });
  });

  it('accepts a stream', async () => {
    const storage = await open();
    await storage.put(KEY, Readable.from([Buffer.from('ab'), Buffer.from('cd')]));
    expect((await buffer(await storage.get(KEY))).toString()).toBe('abcd');
  });

  it('moves a local file in', async () => {
    const storage = await open();
    const path = join(directory, 'arrived');
    await writeFile(path, 'from the uploads directory');
    await storage.adopt(KEY, path);
    expect(await text(await storage.get(KEY))).toBe('from the uploads directory');
    await expect(stat(path)).rejects.toThrow('ENOENT');
  });

  it('has nothing that was deleted or never stored', async () => {
    const storage = await open();
    const key = objectKey(7, 'ff00.txt');
    expect(await storage.head(key)).toBeNull();
    await storage.put(key, Buffer.from('x'));
    await storage.delete(key);
    await storage.delete(key);
    expect(await storage.head(key)).toBeNull();
    await expect(storage.get(key)).rejects.toThrow();
  });

  it('separates companies', async () => {
    const storage = await open();
    await storage.put(objectKey(8, 'ee01.txt'), Buffer.from('x'));
    expect(await storage.head(objectKey(9, 'ee01.txt'))).toBeNull();
  });
}
