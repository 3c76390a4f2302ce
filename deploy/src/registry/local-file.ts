import { brotliDecompressSync } from 'node:zlib';
import type { Release } from '@fieldspan/contract/release';
import { inParallel } from '../build/in-parallel.ts';
import { integrityOf } from './file-hash.ts';
import { releaseId } from './release-id.ts';
import { type Registry, releasePath } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { storeOf } from './store-of.ts';

/** A damaged compressed file is ignored. */
function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return brotliDecompressSync(bytes);
  } catch {
    return new Uint8Array();
  }
}

/** A file of a release, or its compressed form. */
type WantedFile = { release: Release; path: string; isPacked: boolean };

/** Its local path; a file in a bucket is fetched once and cached if it matches the hash in its release. */
export async function localFile(registry: Registry, { release, path, isPacked }: WantedFile): Promise<string | null> {
  const file = release.files.find((each) => each.path === path);
  if (file === undefined) return null;
  const stored = `${releasePath(release.remote, releaseId(release))}/${path}${isPacked ? '.br' : ''}`;
  return storeOf(registry).localFile(
    stored,
    (bytes) => integrityOf(isPacked ? unpacked(bytes) : bytes) === file.sha384,
  );
}

/** Fetches every file of a release to this machine, so that it can be served during an outage of the store. */
export async function fetchRelease(registry: Registry, release: Release): Promise<void> {
  if (registry.bucket === undefined) return;
  const wanted = release.files.flatMap(({ path, brotliBytes }) =>
    [false, true].slice(0, brotliBytes === null ? 1 : 2).map((isPacked) => ({ release, path, isPacked })),
  );
  await inParallel(wanted, 6, async (file) => {
    if ((await localFile(registry, file)) !== null) return;
    const name = `${file.path}${file.isPacked ? '.br' : ''}`;
    throw new RegistryError('damaged', `${name} of ${release.remote} ${releaseId(release)} is missing or was changed.`);
  });
}
