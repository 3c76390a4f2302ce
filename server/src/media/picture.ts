import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { needsStandIn } from './file-type.ts';
import type { FileType } from './file-type.ts';
import { MAX_PIXELS, encodePreview, encodeThumbnail } from './thumbnail.ts';

/** Size, thumbnail and preview of a picture. Width and height are after applying the EXIF orientation. */
export type Picture = {
  width: number;
  height: number;
  /** webp; null if this server cannot decode the picture. */
  thumb: Uint8Array | null;
  /** webp for browsers that cannot show the original; null if they can. */
  preview: Uint8Array | null;
};

const HEIC = new Set(['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']);
const WORKER_TIMEOUT_MS = 60_000;

const DecodedSchema = v.object({
  width: v.number(),
  height: v.number(),
  thumb: v.instance(Uint8Array),
  preview: v.instance(Uint8Array),
});

/**
 * Reads the size and makes a thumbnail.
 * @returns null for documents, and for pictures that are damaged, of an unknown type or above 100 megapixels; such a
 * file is stored anyway
 */
export async function pictureOf(path: string, type: FileType): Promise<Picture | null> {
  if (type.kind !== 'image') return null;
  if (type.mime === 'image/bmp') return bitmapSides(path);
  try {
    const sharp = await loadSharp();
    const { autoOrient } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
    if (HEIC.has(type.mime)) return await nextHeic(path);
    const read = () => sharp(path, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: 20 }).autoOrient();
    const preview = needsStandIn(type.mime) ? await encodePreview(read()) : null;
    return { ...autoOrient, thumb: await encodeThumbnail(read()), preview };
  } catch {
    return null;
  }
}

/** A thumbnail of a picture that a browser made; null if it is none. */
export async function pictureThumbnail(path: string): Promise<Uint8Array | null> {
  try {
    const sharp = await loadSharp();
    return await encodeThumbnail(sharp(path, { limitInputPixels: MAX_PIXELS }).timeout({ seconds: 20 }).autoOrient());
  } catch {
    return null;
  }
}

/** Loaded on first use: 25 MB of modules that not every process needs. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  return sharp;
}

/** libvips cannot read bitmaps, but every browser can. Their header has the size; a negative height means top-down. */
async function bitmapSides(path: string): Promise<Picture | null> {
  const handle = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(26), 0, 26, 0);
    if (bytesRead < 26) return null;
    return { width: buffer.readInt32LE(18), height: Math.abs(buffer.readInt32LE(22)), thumb: null, preview: null };
  } finally {
    await handle.close();
  }
}

let lastHeic: Promise<unknown> = Promise.resolve();

/** One at a time, because a decoded photo takes 4 bytes per pixel: 48 MB for 12 megapixels. */
function nextHeic(path: string): Promise<Picture> {
  const decoded = lastHeic.then(() => decodeHeic(path));
  lastHeic = decoded.catch(() => undefined);
  return decoded;
}

/** In a worker thread, because the decoder blocks its thread for about a second. */
function decodeHeic(path: string): Promise<Picture> {
  const { promise, resolve, reject } = Promise.withResolvers<Picture>();
  const worker = new Worker(new URL('./heic-worker.ts', import.meta.url), { workerData: path });
  const timer = setTimeout(() => reject(new Error('Decoding took too long')), WORKER_TIMEOUT_MS);
  worker.once('message', (answer: unknown) => resolve(v.parse(DecodedSchema, answer)));
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('The decoder ended without an answer')));
  return promise.finally(() => {
    clearTimeout(timer);
    void worker.terminate();
  });
}
