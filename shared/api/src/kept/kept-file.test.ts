// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { forgetFile, keepFile, keptBytes, readKept } from './kept-file.ts';
import { MemoryCaches } from './testing/memory-caches.ts';

const BYTES = 5 * 1024 * 1024;
const FILE = { filename: 'set.pdf', bytes: BYTES };
const CONTENT = new Uint8Array(BYTES).map((_, at) => (at * 31) % 251);

/** Megabytes are compared quickly. */
const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

let asked: string[];
/** Requests from this one on fail, as without a network. */
let failsAt: number;
let isWhole: boolean;

const keep = (onShare: (share: number) => void = () => undefined) =>
  keepFile(FILE, { onShare, signal: new AbortController().signal });

beforeEach(() => {
  asked = [];
  failsAt = Infinity;
  isWhole = false;
  vi.stubGlobal('caches', new MemoryCaches());
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: { Range: string } }) => {
    asked.push(headers.Range);
    if (asked.length >= failsAt) throw new TypeError('Failed to fetch');
    if (isWhole) return new Response(CONTENT, { status: 200 });
    const [from = 0, to = 0] = headers.Range.replace('bytes=', '').split('-').map(Number);
    return new Response(CONTENT.slice(from, to + 1), { status: 206 });
  });
});

it('copies a file in pieces, says how far it is, and reads any part of it without asking', async () => {
  const shares: number[] = [];
  await keep((share) => shares.push(share));
  expect(shares).toEqual([1 / 3, 2 / 3, 1]);
  expect(await keptBytes('set.pdf')).toBe(BYTES);
  asked = [];
  const across = await readKept(FILE, 2_000_000, 4_300_000);
  expect(isSame(across, CONTENT.slice(2_000_000, 4_300_000))).toBe(true);
  expect(await readKept(FILE, BYTES - 10, BYTES)).toEqual(CONTENT.slice(-10));
  expect(asked).toEqual([]);
});

it('is whole only when all of it has arrived, and goes on where the line was cut', async () => {
  failsAt = 2;
  await expect(keep()).rejects.toThrow(TypeError);
  expect(await keptBytes('set.pdf')).toBeNull();
  failsAt = Infinity;
  asked = [];
  await keep();
  expect(asked).toHaveLength(2);
  expect(isSame(await readKept(FILE, 0, BYTES), CONTENT)).toBe(true);
});

it('takes its part where the whole file is answered, and refuses what is cut off', async () => {
  isWhole = true;
  await keep();
  expect(await readKept(FILE, 3_000_000, 3_000_100)).toEqual(CONTENT.slice(3_000_000, 3_000_100));
  await forgetFile(FILE);
  vi.stubGlobal('fetch', async () => new Response('short', { status: 206 }));
  await expect(keep()).rejects.toThrow('came with 5 bytes');
});

it('fetches a piece that the browser has thrown away, and leaves nothing behind when it is forgotten', async () => {
  await keep();
  const cache = await caches.open('fieldspan-plans');
  await cache.delete('/kept/set.pdf/1');
  asked = [];
  expect(isSame(await readKept(FILE, 0, BYTES), CONTENT)).toBe(true);
  expect(asked).toEqual([`bytes=${2 * 1024 * 1024}-${4 * 1024 * 1024 - 1}`]);
  await forgetFile(FILE);
  expect(await cache.keys()).toEqual([]);
  expect(await keptBytes('set.pdf')).toBeNull();
});
