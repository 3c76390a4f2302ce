import { resourceUrl } from '@fieldspan/api/resource-url';
import { PLANS_CACHE } from './forget-kept.ts';

/** A stored file, as it is on this device. */
export type FileToKeep = { filename: string; bytes: number };

type Keeping = {
  /** Told after each piece, from 0 to 1. */
  onShare: (share: number) => void;
  signal: AbortSignal;
};

/** Few requests for a large file, and little to fetch again where the line was cut. */
const PIECE_BYTES = 2 * 1024 * 1024;

const pieceKey = (filename: string, index: number): string => `/kept/${encodeURIComponent(filename)}/${index}`;
const wholeKey = (filename: string): string => `/kept/${encodeURIComponent(filename)}/whole`;
const piecesOf = (bytes: number): number => Math.ceil(bytes / PIECE_BYTES);

/**
 * Copies a stored file to this device, piece by piece. What arrived before the line was cut or the page was closed is not
 * fetched again.
 * @throws what fetch throws without a network, and Error when the server has no such file for this person
 */
export async function keepFile({ filename, bytes }: FileToKeep, { onShare, signal }: Keeping): Promise<void> {
  const cache = await caches.open(PLANS_CACHE);
  for (let index = 0; index < piecesOf(bytes); index += 1) {
    if (!(await cache.match(pieceKey(filename, index)))) {
      const piece = await fetchPiece({ filename, bytes }, index, signal);
      await cache.put(pieceKey(filename, index), new Response(piece));
    }
    onShare((index + 1) / piecesOf(bytes));
  }
  await cache.put(wholeKey(filename), new Response(String(bytes)));
}

/** How long the file is, if all of it is on this device; else null. */
export async function keptBytes(filename: string): Promise<number | null> {
  if (!('caches' in globalThis)) return null;
  const text = await (await caches.match(wholeKey(filename)))?.text();
  return text === undefined ? null : Number(text);
}

/** A part of a kept file. A piece that the browser has thrown away comes from the network. */
export async function readKept(file: FileToKeep, begin: number, end: number): Promise<Uint8Array> {
  const part = new Uint8Array(end - begin);
  for (let index = Math.floor(begin / PIECE_BYTES); index * PIECE_BYTES < end; index += 1) {
    const from = index * PIECE_BYTES;
    const kept = await caches.match(pieceKey(file.filename, index));
    const piece = kept ? await kept.blob() : await fetchPiece(file, index);
    const wanted = piece.slice(Math.max(0, begin - from), Math.min(piece.size, end - from));
    part.set(new Uint8Array(await wanted.arrayBuffer()), Math.max(0, from - begin));
  }
  return part;
}

export async function forgetFile({ filename, bytes }: FileToKeep): Promise<void> {
  const cache = await caches.open(PLANS_CACHE);
  // First, so that a half deleted file is never taken for a whole one.
  await cache.delete(wholeKey(filename));
  for (let index = 0; index < piecesOf(bytes); index += 1) await cache.delete(pieceKey(filename, index));
}

async function fetchPiece({ filename, bytes }: FileToKeep, index: number, signal?: AbortSignal): Promise<Blob> {
  const from = index * PIECE_BYTES;
  const to = Math.min(bytes, from + PIECE_BYTES);
  const response = await fetch(resourceUrl('files', filename), {
    headers: { Range: `bytes=${from}-${to - 1}` },
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`${filename} answered ${response.status}`);
  const sent = await response.blob();
  // A proxy may answer with the whole file.
  const piece = response.status === 206 ? sent : sent.slice(from, to);
  if (piece.size !== to - from) throw new Error(`${filename} came with ${piece.size} bytes instead of ${to - from}`);
  return piece;
}
