import { randomUUID } from 'node:crypto';
import type { BucketClient } from './bucket-client.ts';
import { RegistryError } from './registry-error.ts';
import { StoreAwayError } from './release-store.ts';

/** An ETag that no object has: it would need an MD5 of all zeros. */
const NO_TAG = `"${'0'.repeat(32)}"`;

async function isHonoured(client: BucketClient, path: string): Promise<boolean> {
  if (!(await client.put(path, 'first', { create: true }))) return false;
  if (await client.put(path, 'second', { create: true })) return false;
  return !(await client.put(path, 'third', { tag: NO_TAG }));
}

/**
 * Tests whether a bucket honours conditional writes (If-None-Match, If-Match). A bucket that ignores them would let
 * promotions silently overwrite each other.
 * @throws RegistryError refused when it does not
 */
export async function checkConditionalWrites(client: BucketClient): Promise<void> {
  const path = `probe/${randomUUID()}`;
  let problem = 'it passes over If-None-Match or If-Match';
  try {
    if (await isHonoured(client, path)) return;
  } catch (error) {
    const words = error instanceof StoreAwayError ? error.message : '';
    if (!/NotImplemented|InvalidArgument|UnsupportedOperation/.test(words)) throw error;
    problem = words;
  } finally {
    await client.delete(path);
  }
  throw new RegistryError(
    'refused',
    `${client.place} cannot hold releases: ${problem}, so two promotions at once could overwrite each other. Nothing was changed. Use a store with conditional writes, such as Amazon S3 or MinIO, or a folder (RELEASES_DIR).`,
  );
}
