import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { objectKey } from '../storage/storage.ts';
import type { Storage } from '../storage/storage.ts';

/** Hashes are cached, because a form's page is opened often; they expire after this time. */
const KEPT_MS = 10 * 60_000;
const KEPT_FILES = 5000;

type Kept = { sha256: string; bytes: number; at: number };

/** Cache of SHA-256 hashes, computed from the stored bytes and never taken from the database. */
const kept = new Map<string, Kept>();

/** @returns null if the file no longer exists */
export async function fileHash(storage: Storage, tenantId: number, filename: string): Promise<string | null> {
  const key = keyOf(tenantId, filename);
  const stored = key === null ? null : await storage.head(key);
  if (key === null || stored === null) return null;
  const known = kept.get(key);
  if (known && known.bytes === stored.bytes && Date.now() - known.at < KEPT_MS) return known.sha256;
  const hash = createHash('sha256');
  await pipeline(await storage.get(key), hash);
  const sha256 = hash.digest('hex');
  keep(key, { sha256, bytes: stored.bytes, at: Date.now() });
  return sha256;
}

function keep(key: string, entry: Kept): void {
  kept.delete(key);
  kept.set(key, entry);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_FILES && oldest !== undefined) kept.delete(oldest);
}

/** A name that this server cannot have given counts as a missing file. */
function keyOf(tenantId: number, filename: string): string | null {
  try {
    return objectKey(tenantId, filename);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
