import { brotliDecompressSync } from 'node:zlib';
import type { Release } from '@fieldspan/contract/release';
import { inParallel } from '../build/in-parallel.ts';
import { integrityOf } from './file-hash.ts';
import { releaseId } from './release-id.ts';
import { type Registry, releasePath } from './registry.ts';
import { RegistryError } from './registry-error.ts';
import { storeOf } from './store-of.ts';

/** A damaged archive is no archive of the file. */
function unpacked(bytes: Uint8Array): Uint8Array {
  try {
    return brotliDecompressSync(bytes);
  } catch {
    return new Uint8Array();
  }
}

/** A file of a release, or its compressed form. */
type WantedFile = { release: Release; path: string; isPacked: boolean };

/** Its path on this machine; from a bucket it is fetched once, and kept when it is what its release says. */
export async function localFile(registry: Registry, { release, path, isPacked }: WantedFile): Promise<string | null> {
  const file = release.files.find((each) => each.path === path);
  if (file === undefined) return null;
  const stored = `${releasePath(release.remote, releaseId(release))}/${path}${isPacked ? '.br' : ''}`;
  return storeOf(registry).localFile(
    stored,
    (bytes) => integrityOf(isPacked ? unpacked(bytes) : bytes) === file.sha384,
  );
}

/** Brings every file of a release to this machine, so that it can be served whatever happens to the store. */
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
